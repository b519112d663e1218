export interface ChatMessage {
  id: string;
  /** Whether the user's own side wrote it. */
  own: boolean;
  text?: string;
  /** Address of the attached picture at full size. */
  picture?: string;
  /** The day as text. Messages are grouped by it. */
  day: string;
  time: string;
  flagged?: boolean;
  /** `pending` is being sent, `waiting` has no connection. Without a state, the server has saved it. */
  state?: 'pending' | 'waiting' | 'failed';
}

/** The message to send: text, a picture, or both (V-069). */
export interface ChatDraft {
  message: string;
  file?: File;
}

export interface ChatProps {
  counterpart: { name: string; href?: string; logo?: string | null };
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** The id of the message in the address. The chat scrolls to it and marks it. */
  target?: string;
  onSend: (draft: ChatDraft) => void;
  /** Why the user cannot write or flag here. Shown instead of the field. */
  readOnly?: string;
  /** The initial text, such as one typed before a reload. */
  draft?: string;
  /** Called at each change, to save the draft. `picture` is only the file's name: a page cannot save the file. */
  onDraft?: (event: { message: string; picture?: string }) => void;
  /** Name of a picture chosen before a reload, which must be chosen again. */
  lostPicture?: string;
  /** Text below the name, such as where the message goes and that pictures cannot be sent. */
  note?: string;
  /** Whether pictures can be sent. */
  takesPictures?: boolean;
  /** Loads the messages before these. Absent when these are all. */
  onEarlier?: () => void;
  loadingEarlier?: boolean;
  /** The link back to the list, on a phone. */
  back?: { label: string; href: string };
  /** Sends a failed message again. */
  onResend: (event: { id: string }) => void;
  /** Removes a failed message. */
  onDiscard: (event: { id: string }) => void;
  /** Sets or removes the flag (S-115). */
  onFlag: (event: { id: string }) => void;
  /** 'An error occured!', when sending or flagging failed. */
  error?: string;
  /** New messages cannot be loaded at the moment. The messages shown may be out of date. */
  offline?: boolean;
  loading?: boolean;
  /** The chat could not be loaded. Called to try again. */
  onRetry?: () => void;
  labels: ChatLabels;
}

export interface ChatLabels {
  title: (words: { name: string }) => string;
  you: string;
  empty: (words: { name: string }) => string;
  pending: string;
  notSent: string;
  /** 'Waiting for the connection' */
  waiting: string;
  /** 'Show earlier messages' */
  earlier: string;
  resend: string;
  discard: string;
  flag: string;
  picture: (words: { name: string }) => string;
  newer: string;
  offline: string;
  loading: string;
  failed: string;
  retry: string;
  input: string;
  send: string;
  attach: string;
  remove: (words: { name: string }) => string;
  /** The number of characters left, shown near the limit. */
  left: (words: { count: number }) => string;
  /** Says that a picture chosen before a reload must be chosen again. */
  lost: (words: { name: string }) => string;
  wrongType: string;
  tooLarge: string;
}
