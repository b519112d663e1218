/** Joins a prop with its part in the name of a control: `styles_tone`, `buttons_0_label`. */
export const PART = '_';

export interface Type {
  name: string;
  value?: unknown;
}

/** The parts of Storybook's description of a prop that decide its control. */
export interface ArgType {
  name: string;
  type?: Type | undefined;
  control?: unknown;
  options?: readonly unknown[];
  mapping?: unknown;
  table?: object;
  [other: string]: unknown;
}
