import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The page of a retailer, as brands see it: name, logo, places, year, text, links.',
  when: ['When a brand looks at one retailer.'],
  whenNot: ['Many retailers: use RetailerTile.', 'A brand: use BrandHeader and BrandAbout.'],
  anatomy: ['Trail', 'logo', 'name', 'actions', 'places and year', 'text', 'links'],
  keyboard: { 'Tab, Enter': 'Reaches and follows links and actions.' },
  accessibility: ['The name is the page’s heading; the logo is silent.', 'Links open new tabs.'],
  content: ['Plain text; its lines are kept. What is not known is left out, with its label.'],
  dos: ['Put the connection into `actions`.'],
  donts: ['Don’t show an empty fact.'],
  status: 'new',
};
