import type { IconName } from '../../../foundation/index.ts';

export interface Download {
  id: string;
  label: string;
  /** What else can be done with the same documents has an icon of its own, such as `upload`. */
  icon?: IconName;
  /** Asks for the file; it opens once its address is there. */
  onPress: () => void;
  /** The file is being made. */
  busy?: boolean;
  /** How far a large file is while it is made, with a way to stop it. */
  progress?: DownloadProgress;
  /** Why there is no file; pressing asks again. */
  error?: string;
  /** The address that was given, when the browser would not open it by itself: it is good for one press (D-138). */
  href?: string;
}

export interface DownloadProgress {
  /** 'The line sheet is being made'. */
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The value in words, such as '40%'. */
  valueText: string;
  /** The text of the button that stops it. */
  stop: string;
  onStop: () => void;
}

export interface DownloadLabels {
  title: string;
  /** 'Open the file', to press by oneself. */
  open: string;
}
