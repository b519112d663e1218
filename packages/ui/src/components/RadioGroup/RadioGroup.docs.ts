import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One answer out of a few, with all of them in view.',
  when: ['Two to six answers that are worth comparing before one chooses.'],
  whenNot: [
    'More than six, or where room is short: take Select.',
    'Several may hold: take Checkbox.',
    'On or off: take Switch.',
  ],
  anatomy: ['The question', 'hint', 'the answers, each with a quieter line', 'what is wrong'],
  keyboard: {
    Tab: 'Comes to the chosen answer, and leaves the group.',
    'Arrow keys': 'Move and choose, past what is disabled.',
  },
  accessibility: ['A group named by the question; the error is tied to the whole of it.'],
  content: ['The label asks, the answers are nouns of one form.'],
  dos: ['Choose the likeliest beforehand where a wrong one does no harm.'],
  donts: ['Don’t disable an answer without its hint saying why.'],
  status: 'new',
};
