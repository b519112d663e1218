import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An action small enough for a picture of it.',
  when: ['Close, previous, next, more: where room is scarce and the picture known.'],
  whenNot: ['An action people don’t know yet: take Button with words.'],
  keyboard: { 'Enter, Space': 'Presses it.' },
  accessibility: [
    '`label` is its name and its tooltip; `pressed` and `expanded` are said. At least 24 px, 44 px where thumbs are meant.',
  ],
  content: ['A verb: “Close”, “Next picture”.'],
  dos: ['Name the thing when there are several: “Remove Linen dress”.'],
  donts: ['Don’t use one picture for two actions.'],
};
