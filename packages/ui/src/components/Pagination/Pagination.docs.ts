import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The pages of a list, as links. Absent with one page.',
  when: ['Lists that can be shared by address.'],
  whenNot: ['Lists that grow as one reads: a “load more” button.'],
  keyboard: { 'Tab, Enter': 'Reaches and follows a page.' },
  accessibility: ['A named navigation; the current page is marked; what leads nowhere is absent, not disabled.'],
  dos: ['Give every page an address of its own.'],
  donts: ['Don’t keep the place on the page: a new page begins at its top.'],
};
