import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows the welcome text of a company before the request for a connection is sent.',
  when: ['Use it after “REQUEST CONNECTION”, when the company has written a welcome text.'],
  instead: { 'to accept a request': 'ConnectionButton', 'to write to a brand': 'MessageForm' },
  content: ['The text is plain, and its line breaks are kept.', '`labels.lead` says that closing sends the request.'],
  wording: [
    {
      good: 'Your request is sent when you close this message.',
      bad: 'Close',
      why: 'The specification sends the request however the dialog is left, so say it before.',
    },
  ],
  behaviour: [
    'Every way out calls `onClose` and sends the request: button, cross, Escape and a press outside.',
    'While `busy`, the dialog stays open. An error shows below the text.',
  ],
  accessibility: ['The dialog is named by the company. An error is announced at once.'],
  keyboard: { Escape: 'Closes the dialog and sends the request.', Tab: 'Moves to the button.' },
  dos: ['Close it after the request was sent, so that an error can show inside.'],
  donts: ['Don’t open it without a text. Send the request directly.'],
};
