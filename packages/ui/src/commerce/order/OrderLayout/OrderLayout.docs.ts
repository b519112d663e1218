import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Orders beside the one that is shown; on a phone the chosen order stands above the list.',
  when: ['The orders screen.'],
  whenNot: ['Other lists with details: take Split.'],
  accessibility: ['The order of reading is the order on a phone: first the order, then the list.'],
  dos: ['Leave the detail out until one is chosen.'],
  donts: ['Don’t nest it in a dialog.'],
};
