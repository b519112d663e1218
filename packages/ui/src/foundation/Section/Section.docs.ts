import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A band of a page in its vertical rhythm. On `brand` and `inverse` everything inside turns its colours over.',
  when: ['Every band of a landing or brand page.'],
  whenNot: ['Boxes within a band: take Box.'],
  accessibility: ['With `label` it is a landmark; name only those somebody would jump to.'],
  dos: ['Change tone between neighbours that should be told apart.'],
  donts: ['Don’t stack two of `brand` or `inverse`: they melt into one.'],
};
