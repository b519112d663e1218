import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One list, seen through one of a few filters: PENDING, ALL.',
  when: ['Lists of connections, orders, messages.'],
  whenNot: ['Panels of their own: take Tabs. Many options: take FilterBar.'],
  keyboard: { 'Enter, Space': 'Presses a filter.', Tab: 'Goes from filter to filter.' },
  accessibility: ['A named group of buttons of which one is pressed; a count is part of the name.'],
  content: ['One word each.'],
  dos: ['Put the filter with work to do first.'],
  donts: ['Don’t offer more than four.'],
};
