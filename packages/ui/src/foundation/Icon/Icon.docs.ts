import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A line icon in the colour of the text around it, at 14 to 32 px.',
  when: ['Beside words, to be found faster.'],
  whenNot: ['A button with an icon alone: take IconButton, which brings name and tooltip.'],
  accessibility: ['Decoration by default; with `label` it is an image with that name.'],
  dos: ['Leave `label` out beside words that say the same.'],
  donts: ['Don’t let an icon alone carry a meaning that colour or shape would have to explain.'],
};
