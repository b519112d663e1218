import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A dialog at the edge of the page, as high as the screen.',
  when: ['Filters, a menu, details one looks into and goes on.'],
  whenNot: ['A question that must be answered: take Dialog.'],
  anatomy: ['Title and close button', 'body, which scrolls', 'buttons'],
  keyboard: { Tab: 'Stays within.', Escape: 'Closes it and gives the focus back.' },
  accessibility: ['What is behind cannot be reached while it is open.'],
  content: ['The title repeats the words of the button that opened it.'],
  dos: ['Say on the button what closing it will show: “Show 24 products”.'],
  donts: ['Don’t open a drawer out of a drawer.'],
  status: 'new',
};
