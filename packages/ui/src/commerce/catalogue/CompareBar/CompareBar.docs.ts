import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A bar at the bottom of a listing. It counts the products that are ticked for comparison and leads to the comparison.',
  when: ['Use it below a ProductGrid whose cards have `compare`.'],
  instead: { 'the comparison itself': 'CompareTable', 'to report something that just happened': 'Toast' },
  content: ['Show both numbers: “3 of 6 products to compare”.'],
  wording: [
    {
      good: 'Tick one more.',
      bad: 'Minimum: 2',
      why: 'The reader learns what to do instead of what is forbidden.',
    },
  ],
  behaviour: [
    'With no product ticked, nothing shows.',
    'With one product, `labels.reason` replaces the link. With two or more, the link shows.',
    'It stays at the bottom of the window while its column is in view.',
  ],
  accessibility: ['It is a region named by `labels.region`. Screen readers announce each change of the count.'],
  keyboard: { Tab: 'Moves to “Clear”, then to “Compare”.', Enter: 'Presses the button or follows the link.' },
  dos: ['Make it the last element of its column. Otherwise it cannot stay at the bottom.'],
  donts: ['Don’t show it on listings whose cards have no tick.'],
  status: 'new',
};
