import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A slider of brands on the landing page, with a link to the whole directory.',
  when: ['Use it on the landing page, below the hero.'],
  instead: {
    'the brands of an event': 'MeetTheBrands',
    'a row of logos': 'Spotlight',
    'rows on the home page of a retailer': 'HomeSlider',
    'the whole directory': 'DirectorySection',
  },
  anatomy: [
    ['Title', 'h2'],
    ['Text', 'h2 + p'],
    ['Link to all brands', 'a[data-component=TextLink]'],
    ['Cards', '[data-component=BrandCard]'],
    ['Previous and next', '[data-part=controls]'],
  ],
  content: ['Title: two or three words.', 'Text: one sentence.', 'Cards: eight to twelve brands.'],
  wording: [{ good: 'See all brands', bad: 'More', why: 'A link list of a screen reader shows the label alone.' }],
  behaviour: [
    'Four brands are in view, two on a phone. It does not move by itself.',
    'Without brands, the section is not shown. It has no placeholders.',
  ],
  accessibility: [
    'The title is a level 2 heading and names the slider. The link to all brands comes before the cards.',
    'Give the names of the controls in `labels`.',
  ],
  keyboard: { 'ArrowLeft, ArrowRight': 'Move the brands, with the focus on the slides.', Enter: 'Opens the brand.' },
  dos: ['Pass `link`. Without it, visitors cannot reach the other brands from here.'],
  donts: ['Don’t show the same brands in Spotlight. Two rows of one content make the page longer, not richer.'],
};
