import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An amount of money in the language in force.',
  when: ['Any amount that is shown and not typed.'],
  whenNot: ['Totals the specification groups in its own way: format them in the app and take Text.'],
  accessibility: ['The amount for machines stands beside the written one.'],
  content: ['The code of the currency by default, so that no dollar is taken for another.'],
  dos: ['Put amounts below each other at the end of the line: figures have one width.'],
  donts: ['Don’t join an amount and a symbol by hand.'],
  status: 'new',
};
