import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: "The page's column, with gutters that never vanish.",
  when: ['Around what a screen or a section says, once.'],
  whenNot: ['Inside another container: gutters would add up.', 'A picture from edge to edge: leave it outside.'],
  accessibility: ['`narrow` keeps lines short enough to find the next one.'],
  dos: ['Use the same width for sections that follow one another.'],
  donts: ['Don’t set widths of parts with it: take Split or Grid.'],
};
