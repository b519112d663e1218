import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The open collections of a brand in one low row, each with a link to its line sheet.',
  when: ['Use it at the top of a brand’s page, so that line sheets are one press away.'],
  instead: {
    'a choice of price list before opening': 'CollectionCard',
    'one section for a single collection': 'CallToAction',
  },
  content: [
    'Facts: deadline, delivery window, number of styles and minimum. Three short lines at most.',
    'Leave out a fact that you don’t know.',
  ],
  wording: [{ good: 'Order until Nov. 30, 2026', bad: 'Ends soon', why: 'A day can be planned for; “soon” cannot.' }],
  behaviour: [
    'The picture is a small square beside the name.',
    'As many entries share a row as fit. On a phone each has a row of its own.',
    'Long names and facts wrap.',
  ],
  accessibility: ['It is a list named by `label`. Each entry has one link; the picture has no text.'],
  keyboard: { Tab: 'Moves from collection to collection.', Enter: 'Opens the line sheet.' },
  dos: ['Keep the order of the brand. It puts the season it sells now first.'],
  donts: ['Don’t list closed collections. Their line sheets take no orders.'],
  status: 'new',
};
