import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How far keeping something has come, in a word and a mark.',
  when: ['Beside what saves itself.'],
  whenNot: ['Things with a save button.'],
  accessibility: ['A status: announced politely as it changes.'],
  content: ['One word: saving, saved, failed, queued.'],
  dos: ['Leave its place while idle, so that nothing jumps.'],
  donts: ['Don’t let failed go by itself.'],
};
