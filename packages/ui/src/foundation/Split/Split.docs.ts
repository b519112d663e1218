import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Two parts of a page: side by side on a wide screen, one below the other on a phone.',
  when: [
    'Filters beside results: `sidebar`.',
    'Entries beside the chosen one, such as messages: `list`.',
    'A picture beside text: `half`.',
    'An order beside its totals: `summary`.',
  ],
  instead: { 'three or more parts of the same kind': 'Grid', 'a label beside an icon or a button': 'Inline' },
  anatomy: [
    ['`start`: the first part, above on a phone', '[data-component=Split] > :first-child'],
    ['`end`: the second part, below on a phone', '[data-component=Split] > :last-child'],
  ],
  behaviour: [
    'The parts are side by side on a desktop; `half` already on a tablet.',
    'With `sticky`, one part stays in view on a desktop while the other scrolls.',
    'An empty part takes no space on phones and tablets.',
  ],
  accessibility: ['Screen readers read `start` before `end` at every width.'],
  dos: ['Make the shorter part `sticky`, such as the totals. It stays visible next to a long list.'],
  donts: ['Don’t nest it. The inner parts become too narrow.'],
};
