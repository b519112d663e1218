import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Something to be dealt with before going on: in the middle, a sheet on a phone, or a drawer at a side.',
  when: ['Short tasks and questions that need the page to wait.'],
  whenNot: ['News: take Banner or Toast. Long work: give it a page.'],
  anatomy: ['Title, close button, content, footer with the main action last.'],
  keyboard: { Escape: 'Closes it.', 'Tab, Shift+Tab': 'Stays within.' },
  accessibility: [
    'Named by its title also when hidden; takes the focus, keeps it and gives it back. `alert` does not close on a press outside.',
  ],
  content: ['The title says what it is about; the button repeats the verb: “Update”, not “OK”.'],
  dos: ['Put the way out beside the way on.'],
  donts: ['Don’t open one from another.'],
};
