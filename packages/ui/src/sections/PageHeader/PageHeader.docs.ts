import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The top of a working page: title, count, what can be done here.',
  when: ['Listings, orders, connections.'],
  whenNot: ['Brand pages: take BrandHeader.'],
  anatomy: ['Trail, title, count, actions; below them search and filters.'],
  accessibility: ['The title is the page’s heading; the count is announced when it changes.'],
  content: ['A noun and a count: “Summer 26, 48 products”.'],
  dos: ['Use level 2 below a header that has the page’s heading.'],
  donts: ['Don’t repeat the site’s name.'],
};
