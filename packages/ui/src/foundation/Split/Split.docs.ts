import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Two parts side by side where there is room, one below the other where there is not.',
  when: ['Filters beside results, a list beside the chosen entry, work beside its totals, a picture beside words.'],
  whenNot: ['More than two parts, or parts that are alike: take Grid.'],
  anatomy: ['`start`', '`end`'],
  accessibility: ['The order read is `start`, then `end`, on every width.'],
  dos: ['Let the shorter part stay in view with `sticky` where the other scrolls past it.'],
  donts: ['Don’t nest it; the inner parts become too narrow at 768 px.'],
};
