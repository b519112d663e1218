import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A card that introduces a brand: picture, tags, name, a short text and “SEE MORE”.',
  when: ['Use it in sliders of brands, on the landing page and on the pages of events.'],
  instead: {
    'many brands in a directory': 'BrandTile',
    'a brand in a dialog': 'EventBrandDialog',
    'a collection': 'CollectionCard',
  },
  content: [
    'Text: two or three lines; a longer text is cut after three.',
    'Tags: four at most, one or two words each.',
  ],
  wording: [
    {
      good: 'Linen dresses from Porto, made in small series.',
      bad: 'A unique brand with a passion for fashion.',
      why: 'A buyer decides by product and origin, and the second text fits every brand.',
    },
  ],
  behaviour: [
    'With `onOpen`, the link calls it instead of opening the page.',
    'The whole card can be pressed.',
    'On a phone, the text does not show.',
  ],
  accessibility: [
    'The card has one link. Its name holds “SEE MORE” and the brand.',
    'The name is a heading of level 3. The picture has no text, because the name says what it is.',
  ],
  keyboard: { Tab: 'Moves to the link.', Enter: 'Opens the brand.' },
  dos: ['Pass `href` even with `onOpen`, so that the brand can be opened in a new tab.'],
  donts: ['Don’t place other buttons on the card. A press anywhere opens the brand.'],
};
