import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tells a visitor that the link to an event did not work. Closing it leads to the landing page.',
  when: ['Use it when the link of an event segment could not be applied.'],
  instead: {
    'to report that the shop could not load': 'StartupErrorDialog',
    'to report that a part of a page could not load': 'ErrorState',
    'to show that linking is in progress': 'EventLink',
  },
  content: [
    'The text is given by the specification, including its spelling: “An error ocurred trying to tag the event. Please, try again later.”',
  ],
  wording: [{ good: 'Go to the home page', bad: 'OK', why: 'The close button leads somewhere; its name says where.' }],
  behaviour: [
    'A press outside does not close it.',
    'It shows at once: there is nothing to load, and nothing to try again.',
  ],
  accessibility: ['It is an alert dialog with the name of its title.', 'Name the close button with `labels.close`.'],
  keyboard: { Escape: 'Closes the dialog.', Enter: 'Presses the close button when it has the focus.' },
  dos: ['Go to the landing page in `onClose`. It is called for the button and Escape.'],
  donts: ['Don’t retry by yourself. The text asks the visitor to try again later.'],
};
