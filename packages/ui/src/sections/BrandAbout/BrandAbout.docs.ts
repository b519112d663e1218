import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The “ABOUT THE BRAND” tab of a brand’s page: style, pictures, text blocks, press, terms, rating and tags.',
  when: [
    'Use it below BrandHeader when a retailer or a visitor reads about a brand.',
    'Use it for the draft preview too, with `changed`.',
  ],
  instead: {
    'a brand that has one page without tabs': 'LightBrandPage',
    'to tell where the brand comes from, with its lookbooks': 'BrandHistory',
  },
  anatomy: [
    ['Featured block', '[data-part=featured]'],
    ['Style: sentence, categories, pictures', 'section:nth-of-type(2)'],
    'Text blocks',
    'Calls to action',
    'Press, terms, rating, tags',
    'Link back',
  ],
  content: [
    'All texts come from the brand. HTML is cleaned before it is shown.',
    'Style: up to 160 characters are set as a large statement. Longer texts are set smaller.',
  ],
  wording: [
    { good: 'Rating of Retail Index: 4.8 of 5', bad: 'Rating', why: 'A figure counts only together with who gave it.' },
  ],
  behaviour: [
    'A part without content is left out together with its heading.',
    '`styleTemplate` chooses how pictures are shown: 1 as a strip, 2 as a mosaic, 3 in pairs.',
    'Without `backHref` there is no link back.',
    'A part that is named in `changed` is marked with `labels.changed`.',
  ],
  accessibility: [
    'Each part that is shown has a level 2 heading. Lists of links have a name.',
    'Give an alternative text for every picture.',
  ],
  keyboard: { Tab: 'Moves through links, pictures and their buttons in reading order.' },
  dos: ['Write `labels.rating` so that it says who rates. The rating is the brand’s own text.'],
  donts: ['Don’t fill missing parts with texts of your own. Retailers read them as the brand’s words.'],
};
