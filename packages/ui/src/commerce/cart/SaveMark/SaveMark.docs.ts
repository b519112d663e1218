import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says in a few words whether a field that saves itself is saving, saved, waiting or failed.',
  when: ['Use it beside a field without a save button, such as the note of a CartProduct.'],
  instead: {
    'the result of a form with a button': 'the outcome beside that button',
    'the state of a quantity': 'CartGrid',
  },
  content: ['Keep “Saving…” and “Saved” to one word. A failure says what happened to the text.'],
  wording: [
    {
      good: 'Waiting for the connection',
      bad: 'Queued',
      why: 'It tells the reader the cause and that nothing is lost.',
    },
  ],
  behaviour: [
    'In the state `idle` it shows nothing.',
    '`saving` turns, `saved` has a tick, `queued` a clock. `failed` stays until the next attempt, in red.',
  ],
  accessibility: ['Screen readers announce each change without interrupting. The state is text as well as an icon.'],
  dos: ['Keep `failed` until the next attempt, so that nobody leaves with unsaved text.'],
  donts: ['Don’t place it far from its field. Several marks on one page look alike.'],
};
