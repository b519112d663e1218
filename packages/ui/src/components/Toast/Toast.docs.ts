import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Short news at the bottom right. It leaves after three seconds, unless it offers an action.',
  when: ['“Link copied”, “Saved”: what may be missed without harm.', '“Removed”, with *Undo* as its action.'],
  whenNot: ['For news that needs an answer, use Banner or say it in place.'],
  keyboard: { Tab: 'Reaches action and close button; focus holds the toast.' },
  accessibility: [
    'A toast with an action takes the focus and stays until the action is used or the toast is closed.',
    'Announced politely; stays under pointer and focus; `log` keeps what was said for whoever needs longer.',
  ],
  content: ['A sentence of few words, one action at most.'],
  dos: ['Keep one region on the page, with `useToasts`.'],
  donts: ['Don’t say errors of a form with it.'],
};
