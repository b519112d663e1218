import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A brand in a grid: picture, name, logo and an optional note. The whole tile is a link.',
  when: ['Use it in the brand directory, through DirectorySection.'],
  instead: { 'a brand with a text': 'BrandCard', 'a retailer': 'RetailerTile' },
  content: ['Use `note` for one or two words, such as the categories. A longer note is cut.'],
  wording: [
    {
      good: 'Dresses, knitwear',
      bad: 'A wonderful brand that you will love',
      why: 'A long note is cut, and praise tells no brands apart.',
    },
  ],
  behaviour: [
    'The logo shows on wide screens only.',
    'A long note is cut, and shows in full under the pointer.',
    'With `sheet`, a link of its own leads to a line sheet.',
  ],
  accessibility: [
    'The link is the name, inside a heading of level 3.',
    'Picture and logo have no text, because the name says what they are.',
  ],
  keyboard: { Tab: 'Moves from tile to tile.', Enter: 'Opens the brand.' },
  dos: ['Give all tiles of a grid a note, or none. A mixed grid looks unfinished.'],
  donts: ['Don’t place badges over the picture. They hide the goods.'],
};
