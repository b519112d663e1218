import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The top of a brand’s pages: logo, name, facts, and its rooms as tabs.',
  when: ['On every page of a brand.'],
  whenNot: ['Other pages: take PageHeader.'],
  anatomy: ['Trail, cover, logo, name, facts, actions, tabs.'],
  keyboard: { 'Tab, Enter': 'Reaches and follows a room.' },
  accessibility: ['The brand’s name is the page’s heading; tabs are a named navigation with a current page.'],
  content: ['ABOUT THE BRAND, MAKE A BUY or COLLECTIONS, BRAND HISTORY.'],
  dos: ['Use `compact` where people work.'],
  donts: ['Don’t pass rooms that don’t exist.'],
};
