import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A number, typed in one’s own notation or stepped.',
  when: ['Quantities, percentages, limits.'],
  whenNot: ['Numbers that are names, such as codes: take TextField.'],
  keyboard: {
    'ArrowUp, ArrowDown': 'One step.',
    'PageUp, PageDown': 'Further.',
    'Home, End': 'To the ends of the range.',
  },
  accessibility: ['Said with its unit as it is written; what lies outside is brought back on leaving.'],
  content: ['The label says the unit unless the format does.'],
  dos: ['Set `min`, `max` and `step`.'],
  donts: ['Don’t act on every key: the number is taken over on leaving or Enter.'],
};
