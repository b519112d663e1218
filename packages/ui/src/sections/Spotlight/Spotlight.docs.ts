import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A row of brand logos. Each leads to the page of its brand.',
  when: ['Use it on the landing page, directly below the hero.'],
  instead: {
    'brands with pictures': 'OurBrands',
    'logos of retailers': 'OurRetailers',
    'logos of partner companies': 'Partners',
  },
  content: ['Five to eight logos.', '`label`: two or three words.'],
  wording: [
    { good: 'Featured brands', bad: 'Logos', why: '`label` is read aloud. It names the brands, not the pictures.' },
  ],
  behaviour: [
    'It does not move by itself. If the logos are wider than the screen, the row scrolls sideways.',
    'Without brands, it is not shown.',
  ],
  accessibility: ['A navigation named by `label`. Each link is named by its brand.'],
  keyboard: { Tab: 'Moves to the next logo.', Enter: 'Opens the page of the brand.' },
  dos: ['Use wide logos with a transparent background. All are shown at one height.'],
  donts: ['Don’t pass more logos than fit on a desktop. Visitors do not see that the row scrolls.'],
};
