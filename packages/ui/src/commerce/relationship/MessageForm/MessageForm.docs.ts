import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A form to write to a brand. Visitors give their name, e-mail and shop; signed-in buyers only write the message.',
  when: ['Use it on brand pages, in a dialog or at the end of the page.'],
  instead: { 'a conversation with a company': 'Chat', 'messages about an order': 'OrderMessages' },
  content: ['The texts are given: “Sending...”, “Thank you!”, “FIND OTHER BRANDS”.'],
  wording: [
    {
      good: 'Store name is required',
      bad: 'Required field',
      why: 'The message is read alone, without its field.',
    },
  ],
  behaviour: [
    'Fields are checked at the first send, then at each change.',
    'After a failure, everything that was typed stays.',
    'After sending, thanks and a link to other brands replace the form.',
  ],
  accessibility: [
    'If fields are wrong on sending, the first one takes the focus.',
    'A failure is announced at once. The thanks take the focus.',
  ],
  keyboard: { Tab: 'Moves from field to field.', Enter: 'Sends from a field; begins a new line in the message.' },
  dos: ['Pass `isKnown` for signed-in buyers. The shop knows who they are.'],
  donts: ['Don’t set `status` to `idle` right after `sent`. The thanks would disappear.'],
};
