import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A short word about the thing beside it: a state, a count, something new.',
  when: ['States of orders, news on a card.'],
  whenNot: ['Things that can be pressed or taken away: they are buttons.', 'Sentences: take Banner.'],
  accessibility: ['The words carry the meaning; the tone only underlines it.'],
  content: ['One or two words.'],
  dos: ['Use one tone for one meaning on the whole page.'],
  donts: ['Don’t put more than one beside a name.'],
};
