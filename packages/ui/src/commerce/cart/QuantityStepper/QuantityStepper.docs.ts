import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Minus, figure, plus: made for thumbs.',
  when: ['Quantities on a phone.'],
  whenNot: ['Many sizes at a desk: take CartGrid.'],
  keyboard: {
    digits: 'Types a figure, which stands once the field is left.',
    Enter: 'Keeps the figure. With `onNext`, focuses the next field.',
    Escape: 'Takes back what was typed.',
  },
  accessibility: ['Buttons say of what; the figure is a named field; targets are 44 px.'],
  dos: ['Let the app cut to stock and say so.', 'With `soldOut`, say beside it that nothing is left.'],
  donts: ['Don’t go below zero.'],
};
