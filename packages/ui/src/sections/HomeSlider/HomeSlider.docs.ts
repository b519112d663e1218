import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A titled row of cards on the home page of a signed-in retailer, with a link to the whole list.',
  when: ['Use it for brands, line sheets and products on the home page.'],
  instead: {
    'brands on the landing page': 'OurBrands',
    'the brands of an event': 'MeetTheBrands',
    'a whole list': 'ProductGrid or DirectorySection',
  },
  anatomy: [
    ['Title', 'h2'],
    ['Link to all', 'a[data-component=TextLink]'],
    ['Cards', '[data-component=BrandTile]'],
    ['Previous and next', '[data-part=controls]'],
  ],
  content: ['Title: two or three words.', 'Cards: about twelve at most. The link leads to the others.'],
  wording: [
    {
      good: 'New brands',
      bad: 'Have a look at our new brands',
      why: 'The title names the row. Retailers scan several rows.',
    },
  ],
  behaviour: [
    'Four cards are in view on a desktop, two on a tablet, one on a phone.',
    'On a desktop, one press moves four cards.',
    'While loading, pass `pending` with the number of placeholders. Without cards, the section is not shown.',
  ],
  accessibility: [
    'A region with the name of its title. Each slide says its number.',
    'Give `pendingLabel` while loading, and all `labels`.',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Move the cards, with the focus on the slides.',
    Tab: 'Moves through links and controls.',
  },
  dos: ['Pass `link` if there is a page with all cards. The slider shows only a selection.'],
  donts: ['Don’t mix brands and products in one row. The title could name only one of them.'],
};
