import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A grid with the logos of retailers that order on the platform.',
  when: ['Use it on the landing page. The shop leaves it out in Portuguese.'],
  instead: {
    'partners of the company': 'Partners',
    'logos of brands with links': 'Spotlight',
    'retailers to choose from': 'RetailerTile',
  },
  content: ['Logos: files with a transparent background.', 'Number: multiples of four, five or six fill the last row.'],
  wording: [{ good: 'Sold in shops like these', bad: 'Our clients', why: 'The title says what the logos stand for.' }],
  behaviour: [
    'On a desktop it chooses four, five or six columns, so that the last row is as full as possible.',
    'Without retailers it renders nothing.',
  ],
  accessibility: ['A list of pictures. Each is named by its retailer.', 'The title is a level 2 heading.'],
  dos: ['Ask each retailer before you show its logo.'],
  donts: ['Don’t pass logos with a white box around them. On other backgrounds the box is visible.'],
};
