import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The screen “My Profile” with up to four tabs: personal, company, address, users.',
  when: ['Use it once, for the profile screen of retailers and brands.'],
  instead: { 'panels of another page': 'Tabs', 'tabs that are pages': 'LinkTabs' },
  content: ['Tab names are given: “Personal profile”, “Company profile”, “Company Address”, “User management”.'],
  wording: [
    {
      good: 'Company Address',
      bad: 'Addresses & more',
      why: 'The specification gives the names, and mails link to the tabs by them.',
    },
  ],
  behaviour: [
    'A tab without a panel in `panels` is left out.',
    'While `loading`, all tabs are disabled and the panel shows grey fields.',
    'Hidden panels stay in the page, with what was typed in them.',
  ],
  accessibility: [
    'The title is the heading of level 1. The tab list has the same name.',
    'Screen readers hear `labels.loading` while it loads.',
  ],
  keyboard: { 'ArrowLeft, ArrowRight': 'Move between tabs.', Tab: 'Moves into the panel.' },
  dos: ['Pass ProfileStatusNotice as `banner`. It concerns all tabs.'],
  donts: ['Don’t put `selected` into state alone. Keep it in the address, so that mails can link to a tab.'],
};
