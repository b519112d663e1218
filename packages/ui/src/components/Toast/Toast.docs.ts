import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Short news at the bottom right that leaves by itself after three seconds.',
  when: ['“Link copied”, “Saved”: what may be missed without harm.'],
  whenNot: ['Whatever has to be acted on: take Banner or say it in place.'],
  keyboard: { Tab: 'Reaches action and close button; focus holds the toast.' },
  accessibility: [
    'Announced politely; stays under pointer and focus; `log` keeps what was said for whoever needs longer.',
  ],
  content: ['A sentence of few words, one action at most.'],
  dos: ['Keep one region on the page, with `useToasts`.'],
  donts: ['Don’t say errors of a form with it.'],
};
