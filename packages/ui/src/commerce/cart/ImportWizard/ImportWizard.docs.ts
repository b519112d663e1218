import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A filled-in list becomes a cart: file, check, what to do with an open cart, outcome.',
  when: ['Orders written in a spreadsheet.'],
  whenNot: ['Pasting a block of quantities: CartGrid takes it directly.'],
  anatomy: ['Steps, drop place, problems or preview, choice, progress, outcome.'],
  keyboard: {
    'Enter, Space': 'Opens the file chooser; chooses; goes on.',
    Escape: 'Closes it; what is under way goes on.',
  },
  accessibility: [
    'Each step takes the focus by its heading; progress is said in words; problems are tables with heads.',
  ],
  content: ['Which rows, which products, why; never “invalid file” alone.'],
  dos: ['Show the preview before anything is imported.'],
  donts: ['Don’t lose the file’s name between steps.'],
};
