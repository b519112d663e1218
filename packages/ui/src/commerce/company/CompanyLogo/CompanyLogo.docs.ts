import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The logo of a company in a frame of fixed shape. Without a logo, it shows the first letter of the name.',
  when: ['Use it beside a company’s name in lists, tiles and headers.'],
  instead: {
    'to upload a logo': 'LogoField',
    'the picture of a person': 'Avatar',
    'the logo of the shop itself': 'SiteHeader',
  },
  wording: [{ good: 'Casa Maré', bad: 'Logo', why: '`name` gives the letter in place of a missing logo.' }],
  behaviour: [
    '`size` sets the width. `fill` takes the width of the parent.',
    'Without `logo`, the first letter of `name` shows in the font of titles.',
    'The frame keeps its shape while the file loads, so nothing moves.',
  ],
  accessibility: ['Screen readers skip it. Write the name beside it as text.'],
  dos: ['Pass `name` even with a logo. It gives the letter if the logo is missing.'],
  donts: ['Don’t use it without the name. Many logos don’t say whose they are.'],
};
