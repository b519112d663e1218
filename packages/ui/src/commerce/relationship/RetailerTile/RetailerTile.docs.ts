import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A retailer in the directory: logo, name, locations and an optional note. The whole tile is a link.',
  when: ['Use it in the directory of retailers, which brands see.'],
  instead: { 'a brand': 'BrandTile', 'a connection with answers': 'ConnectionList' },
  content: ['Join the locations to one text: “Lisbon, Porto”.', 'Use `note` for one word, such as “CONNECTED”.'],
  wording: [{ good: 'Lisbon, Porto', bad: '2 locations', why: 'A brand wants to know where its goods would hang.' }],
  behaviour: [
    'Without a logo, the first letter of the name shows.',
    'A long name breaks. Locations are cut after two lines.',
    'Without `locations` or `note`, that line is left out.',
  ],
  accessibility: ['The link is the name, inside a heading. Set its level with `level`.', 'The logo is silent.'],
  keyboard: { Tab: 'Moves from tile to tile.', Enter: 'Opens the retailer.' },
  dos: ['Set `level={3}` where the tiles have a heading above them.'],
  donts: ['Don’t use it where requests are answered. The whole tile is a link and leaves no room for buttons.'],
};
