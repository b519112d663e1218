import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A hairline across, where something else begins.',
  when: ['Parts of one thing that room alone does not set apart, such as a sum under its items.'],
  whenNot: ['Between rows of a table or a list: they bring their own.', 'Between sections of a page: room is enough.'],
  accessibility: ['It is announced as a separator.'],
  dos: ['Set it in a Stack, which gives the same room above and below.'],
  donts: ['Don’t draw more than one in a small place; a heading says more.'],
};
