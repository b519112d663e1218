import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Files chosen, dropped or pasted; what cannot be right is not taken, and says why.',
  when: ['Forms that need a file.'],
  whenNot: ['Orders as a spreadsheet: ImportWizard does the whole.'],
  keyboard: { 'Enter, Space': 'Opens the platform’s chooser.', Tab: 'Reaches the buttons that take a file away.' },
  accessibility: ['The platform’s own input under the words; refusals are announced.'],
  content: ['Says beforehand what is accepted and how large.'],
  dos: ['Say for each file why it was refused.'],
  donts: ['Don’t rely on dragging.'],
};
