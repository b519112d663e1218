/** E-45; the sender's fields are empty where the sender is known. */
export interface Message {
  name: string;
  email: string;
  storeName: string;
  message: string;
}

export interface MessageFormLabels {
  name: string;
  email: string;
  storeName: string;
  message: string;
  send: string;
  /** 'Sending...' (S-068). */
  sending: string;
  /** Checks of the fields (V-041, V-042, V-043, V-044, V-045). */
  problems: {
    emailRequired: string;
    emailInvalid: string;
    nameRequired: string;
    storeNameRequired: string;
    messageRequired: string;
  };
  /** Said when nobody knows why it could not be sent (S-070). */
  failed: string;
  thanksTitle: string;
  thanksText: string;
  /** 'FIND OTHER BRANDS' (S-069). */
  otherBrands: string;
}
