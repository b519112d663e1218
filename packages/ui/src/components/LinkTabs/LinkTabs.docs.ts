import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tabs that are pages: links, one of them current.',
  when: ['The rooms of a brand; parts of a page with an address.'],
  whenNot: ['Panels of one page: take Tabs.'],
  keyboard: { 'Tab, Enter': 'Reaches and follows a link.' },
  accessibility: ['A named navigation with a current page, not a tab list: arrow keys stay with the page.'],
  content: ['One or two words; `caps` where the specification writes them so.'],
  dos: ['Leave rooms out that don’t exist.'],
  donts: ['Don’t use for filters.'],
};
