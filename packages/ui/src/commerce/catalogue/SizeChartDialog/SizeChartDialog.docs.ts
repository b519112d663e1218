import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Measurements by size, in centimetres or inches.',
  when: ['On a product’s page, behind “size chart”.'],
  whenNot: ['Sizes that are ordered: take CartGrid.'],
  keyboard: { 'Enter, Space': 'Changes the unit.', Escape: 'Closes it.' },
  accessibility: ['A table with heads both ways that scrolls within itself.'],
  content: ['Inches to one decimal, written in the reader’s locale.'],
  dos: ['Keep the unit for the next time.'],
  donts: ['Don’t round centimetres.'],
};
