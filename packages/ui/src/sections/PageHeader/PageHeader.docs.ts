import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The top of a page with a list: title, number of results, actions, search and filters.',
  when: ['Use it for the directory of brands, listings, favourites, “My list”, comparison and retailers.'],
  instead: {
    'the top of a brand’s page': 'BrandHeader',
    'the page of a retailer': 'RetailerAbout',
    'the landing page': 'Hero',
    'the title of a block within a page': 'SectionHead',
  },
  anatomy: [
    'Breadcrumb',
    ['Title', 'h1'],
    ['Count', '[role=status]'],
    'Text',
    ['Actions', 'button'],
    'Search and filters',
  ],
  content: ['Title: a noun.', 'Count: a number with its noun.', 'Text: one sentence, only if the title is not enough.'],
  wording: [
    {
      good: 'Favourites',
      bad: 'These are your favourites',
      why: 'Titles are scanned, and shown in the breadcrumb too.',
    },
    { good: '48 products', bad: '48', why: 'Screen readers announce the count without the title.' },
  ],
  behaviour: ['A long title wraps. `count` stays beside it.', 'With `level` 2 the title is smaller.'],
  accessibility: [
    'The title is the level 1 heading. A changed `count` is announced.',
    'Set `level` to 2 below a header with its own level 1 heading, such as BrandHeader.',
  ],
  keyboard: { Tab: 'Moves through breadcrumb, actions, search and filters.' },
  dos: ['Pass search and filters as children. They then come before the list in reading order.'],
  donts: ['Don’t repeat the name of the shop in the title. The header shows it already.'],
};
