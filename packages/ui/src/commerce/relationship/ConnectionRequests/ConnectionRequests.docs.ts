import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Connection requests to answer, in a panel below an icon of the header.',
  when: ['Use it in the header of signed-in users with open requests.'],
  instead: {
    'all connections': 'ConnectionList',
    'one company': 'ConnectionButton',
    'another panel of the header': 'HeaderPanel',
  },
  content: ['Each request shows the company and the date, with “ACCEPT” and “DECLINE”.'],
  wording: [
    {
      good: 'You have answered every request.',
      bad: 'Empty',
      why: 'It tells the reader that nothing is left to do.',
    },
  ],
  behaviour: [
    'The panel stays open after an answer, because the next may follow.',
    'After the last answer, `labels.none` shows.',
    'Escape, the close button and each link close it.',
  ],
  accessibility: [
    'It is a region named by its title. Accept and decline name the company.',
    'After an answer, the focus stays in the panel.',
    'Give the button that opens it `aria-expanded`.',
  ],
  keyboard: { Tab: 'Moves through the answers.', 'Enter, Space': 'Press an answer.', Escape: 'Closes the panel.' },
  dos: ['Put the newest request first.'],
  donts: ['Don’t open it without a press. It would cover the page that the user reads.'],
  status: 'new',
};
