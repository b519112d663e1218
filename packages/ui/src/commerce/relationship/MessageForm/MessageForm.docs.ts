import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A message to a brand, from anybody; signed-in buyers write the message alone.',
  when: ['On brand pages, in a dialog or at the end.'],
  whenNot: ['The talk about an order: take OrderMessages.'],
  keyboard: { Enter: 'In a field sends; in the message begins a new line.' },
  accessibility: [
    'What is missing is said at its field and the focus goes to the first; sending, thanks and failure are announced.',
  ],
  content: ['Sending…, thanks, FIND OTHER BRANDS; the faults word for word.'],
  dos: ['Keep what was written when sending fails.'],
  donts: ['Don’t ask a signed-in buyer for a name.'],
};
