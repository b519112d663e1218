import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Arranges product cards in two columns on a phone, then three, then four.',
  when: ['Use it for every listing of ProductCard. A QuickOrder line goes directly after its card.'],
  instead: {
    'to select many products of a collection': 'LineSheetGrid',
    'to compare products': 'CompareTable',
    brands: 'DirectorySection',
  },
  wording: [
    { good: 'Loading products', bad: 'Please wait', why: '`pendingLabel` is heard once; it says what is coming.' },
  ],
  behaviour: [
    'With `pending`, it shows that number of grey cards.',
    'With `refreshing`, the old cards stay under a moving line.',
    'It shows nothing for an empty listing. Use EmptyState.',
  ],
  accessibility: ['While products load, the grid is marked busy. Screen readers hear `pendingLabel` once.'],
  dos: ['Set `refreshing` while a changed filter loads. The user keeps their place.'],
  donts: ['Don’t set `pending` for a changed filter. The page would empty at each tick.'],
};
