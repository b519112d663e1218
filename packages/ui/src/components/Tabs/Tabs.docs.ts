import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Panels of one page, one shown at a time.',
  when: ['Views of one thing that need not be seen together.'],
  whenNot: ['Pages with addresses: take LinkTabs. Filters of one list: take FilterTabs.'],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Moves between tabs; turned over from right to left.',
    'Home, End': 'To the first, to the last.',
    Tab: 'Into the panel.',
  },
  accessibility: ['Tab list, tabs and panels tied together; a count is part of the name.'],
  content: ['One or two words each.'],
  dos: ['Begin with what most people came for.'],
  donts: ['Don’t split a form among them.'],
};
