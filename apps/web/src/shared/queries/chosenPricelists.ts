export interface Chosen {
  /** Ids of price lists by the slug of their brand. */
  lists: Readonly<Record<string, number>>;
  /** What the retailer buys in; null if that decides nothing. */
  currency: string | null;
}

export const chosenKey = ['chosen-pricelists'];
