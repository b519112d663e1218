import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How a listing is ordered.',
  when: ['Above product listings.'],
  whenNot: ['Filters.'],
  keyboard: { 'ArrowUp, ArrowDown': 'Changes the order, at once.' },
  accessibility: ['The platform’s list with a label.'],
  content: ['Names say the direction: “Price: low to high”.'],
  dos: ['Keep the keys in the listing’s address.'],
  donts: ['Don’t reorder while somebody scrolls.'],
};
