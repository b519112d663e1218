import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Children beside each other, with room between them that stays even once they wrap.',
  when: ['Buttons, badges and facts in a row.'],
  whenNot: ['Equal columns: take Grid. Parts of a page: take Split.'],
  accessibility: ['With `as="nav"` name it by what it holds; the order read is the order written.'],
  dos: ['Let it wrap unless the row is known to fit at 320 px.'],
  donts: ['Don’t push apart with empty children; `justify` does that.'],
};
