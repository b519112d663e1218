import type { FileDropLabels } from '../../../components/FileDrop/index.ts';

/** A picture that replaces the logo, or its removal; null keeps the logo. */
export type LogoChange = { file: File } | 'removed' | null;

export interface LogoFieldProps {
  /** Of the company; its first letter is shown without a logo. */
  name: string;
  /** The logo that is kept now. */
  logo: string | null;
  value: LogoChange;
  onChange: (event: { value: LogoChange }) => void;
  /** What the server found wrong. */
  message?: string;
  labels: LogoFieldLabels;
}

export interface LogoFieldLabels {
  label: string;
  /** Names the best size: 346x219px (K-82). */
  hint: string;
  preview: string;
  fit: string;
  whole: string;
  fill: string;
  /** Names the control that moves a picture longer than the frame. */
  part: string;
  /** Said below it: dragging the preview does the same. */
  partHint: string;
  remove: string;
  undo: string;
  /** The file is no picture. */
  unreadable: string;
  drop: FileDropLabels;
}
