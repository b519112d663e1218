import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A dialog at the edge of the page, as high as the screen.',
  when: ['Filters, details, navigation on a phone.'],
  whenNot: ['Questions: take Dialog.'],
  keyboard: { Escape: 'Closes it and gives the focus back.', 'Tab, Shift+Tab': 'Stays within.' },
  accessibility: ['Named by its title; the page behind it is out of reach.'],
  content: ['The title says what is inside.'],
  dos: ['`end` for filters and details, `start` for navigation.'],
  donts: ['Don’t open a drawer from a drawer.'],
};
