import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A retailer as the directory shows it: logo, name, places.',
  when: ['The retailers’ directory, for brands.'],
  whenNot: ['Brands: take BrandTile.'],
  keyboard: { Enter: 'Leads to the retailer.' },
  accessibility: ['The whole tile is one link by the name; logo silent.'],
  content: ['Places joined to one text.'],
  dos: ['Use `note` for the state of the connection.'],
  donts: ['Don’t cut the name.'],
};
