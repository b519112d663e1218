import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Hangs below the alert in the header and says what the stage of a registration means.',
  when: ['A retailer whose registration is not approved yet.'],
  whenNot: ['Errors: take Banner.'],
  keyboard: { Tab: 'Reaches close; focus holds the notice.' },
  accessibility: ['It hides by itself, but not while somebody points at it or is inside.'],
  content: ['One sentence for each stage.'],
  dos: ['Let it be opened again from the alert.'],
  donts: ['Don’t show it over a dialog.'],
};
