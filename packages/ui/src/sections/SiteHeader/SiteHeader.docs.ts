import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The top of every page, for a visitor, a retailer or a brand: what differs is data.',
  when: ['Once on every page.'],
  whenNot: ['A second level of navigation: take LinkTabs.'],
  anatomy: ['Logo, links, actions, icons, person; on a phone a side menu.'],
  keyboard: {
    Tab: 'The skip link first, then from left to right.',
    'Enter, Space, ArrowDown': 'Opens a menu.',
    Escape: 'Closes menu or side menu.',
  },
  accessibility: ['A named navigation with a current page; a dot says what it means: “The cart has products”.'],
  content: ['Entries of one or two words.'],
  dos: ['Pass only rooms that exist.'],
  donts: ['Don’t mark more than one action `primary`.'],
};
