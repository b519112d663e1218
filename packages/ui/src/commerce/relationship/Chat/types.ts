export interface ChatMessage {
  id: string;
  /** Written by the side that looks at it. */
  own: boolean;
  text?: string;
  /** A picture that was sent along, at its full size. */
  picture?: string;
  /** The day in words; messages of one day stand under it. */
  day: string;
  time: string;
  flagged?: boolean;
  /** On its way, waiting for the connection, or not sent. Without it the message is kept by the server. */
  state?: 'pending' | 'waiting' | 'failed';
}

/** What was written: text, a picture, or both (V-069). */
export interface ChatDraft {
  message: string;
  file?: File;
}

export interface ChatProps {
  counterpart: { name: string; href?: string; logo?: string | null };
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** A message the address names: it is scrolled to and marked. */
  target?: string;
  onSend: (draft: ChatDraft) => void;
  /** The text to begin with, such as what was typed before a reload. */
  draft?: string;
  /** Called with each change of the text, so that it can be kept. */
  onDraft?: (event: { message: string }) => void;
  /** Where the message goes and what it cannot carry, below the name. */
  note?: string;
  /** Whether pictures can be sent. */
  takesPictures?: boolean;
  /** Loads the messages before these. Absent when these are all. */
  onEarlier?: () => void;
  loadingEarlier?: boolean;
  /** On a phone, leads back to the list. */
  back?: { label: string; href: string };
  /** Sends a failed message again. */
  onResend: (event: { id: string }) => void;
  /** Gives a failed message up. */
  onDiscard: (event: { id: string }) => void;
  /** Sets or takes away the flag (S-115). */
  onFlag: (event: { id: string }) => void;
  /** 'An error occured!', when sending or flagging failed. */
  error?: string;
  /** New messages cannot be fetched at present; what is shown may be old. */
  offline?: boolean;
  loading?: boolean;
  /** The chat did not come: tries again. */
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
  /** How many characters are left, once it is few. */
  left: (words: { count: number }) => string;
  wrongType: string;
  tooLarge: string;
}
