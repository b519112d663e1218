import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The end of every page: links, languages, legal texts, whose work it is.',
  when: ['Once on every page.'],
  whenNot: ['Actions of a page.'],
  keyboard: { 'Tab, Enter': 'Reaches and follows its links.' },
  accessibility: ['A named footer; groups of links have headings; languages bear their own `lang`.'],
  content: ['The copyright with the year and the account’s name.'],
  dos: ['Leave the groups out when somebody is signed in.'],
  donts: ['Don’t open legal texts in a new tab: they are dialogs.'],
};
