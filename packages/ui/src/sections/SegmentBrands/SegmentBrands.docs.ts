import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The brands of one event segment as cards, page by page.',
  when: ['Use it below EventHero and the filters on the page of a segment.'],
  instead: {
    'a few brands in one row': 'MeetTheBrands',
    'the directory of all brands': 'DirectorySection',
    products: 'ProductGrid',
  },
  anatomy: [
    'Hidden title and count',
    ['Cards', '[data-component=BrandCard]'],
    ['“Load more...”', 'button[data-component=Button]'],
  ],
  content: [
    'Given by the specification: “SEE MORE”, “Load more...”, “We couldn’t find any brand matching your filters at this moment.”',
  ],
  wording: [
    {
      good: 'Show all brands of this segment',
      bad: 'Clear',
      why: 'The button appears below an empty result, far from the filters.',
    },
  ],
  behaviour: [
    'While `brands` is missing, it shows placeholders.',
    'With `refreshing`, the previous brands stay in view until the changed filter is answered.',
    'Without brands, it shows the empty text, and a button if `onClear` is given.',
    'With `onRetry`, it shows an error with a button to retry.',
  ],
  accessibility: [
    'A named group with a hidden level 2 heading. A status message says how many brands are shown.',
    'After “Load more...”, the focus moves to the first added brand.',
  ],
  keyboard: { Tab: 'Moves through the cards to “Load more...”.', Enter: 'Opens the brand, or loads the next page.' },
  dos: ['Pass `onClear` whenever a filter is set. It is the way out of an empty result.'],
  donts: ['Don’t pass `onMore` on the last page. The button would load nothing.'],
};
