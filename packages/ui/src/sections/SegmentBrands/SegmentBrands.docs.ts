import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The brands of an event segment as cards, page by page.',
  when: ['Below the banner and the filters of an event segment.'],
  whenNot: ['For a few brands in a row, use MeetTheBrands. For the directory, use DirectorySection.'],
  keyboard: { Enter: 'Opens a brand, or loads the next page.' },
  accessibility: [
    'A named group. A status message says how many brands it shows.',
    'After *Load more...*, the focus moves to the first added brand.',
  ],
  content: ['Load more..., and the text for filters that match no brand, are given by the product.'],
  dos: ['Keep the previous brands with `refreshing` while a changed filter is answered.'],
  donts: ['Don’t pass `onMore` on the last page.'],
};
