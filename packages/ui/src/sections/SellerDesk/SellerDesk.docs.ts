import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What a brand sees first: its own card, connection requests to answer, and its latest orders.',
  when: ['The start page of a brand’s people.'],
  whenNot: ['For retailers: use DirectorySection and HomeSlider.'],
  keyboard: { Tab: 'Goes from the card to its links, then through requests and orders.' },
  accessibility: ['Three named regions. Each list has a heading and a link to all of its entries.'],
  content: ['At most four requests and five orders; the rest is behind the links.'],
  dos: ['Show a list that failed with a way to load it again. The others stay.'],
  donts: ['Don’t hide an empty list: say that nothing waits.'],
};
