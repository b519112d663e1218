import type { ToolName } from './commands.ts';

export interface FormattedTextLabels extends Record<ToolName, string> {
  /** Name of the toolbar: 'Formatting' */
  tools: string;
  link: string;
  address: string;
  /** Said for an address that a link may not have. */
  wrongAddress: string;
  apply: string;
  removeLink: string;
  cancel: string;
}
