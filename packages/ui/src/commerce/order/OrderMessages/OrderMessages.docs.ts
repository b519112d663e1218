import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The messages between retailer and brand about one order, with a field to write the next.',
  when: ['Use it inside OrderDetail.'],
  instead: {
    'messages with a company': 'Chat',
    'a first message to a brand': 'MessageForm',
    'changes of the order': 'OrderTimeline',
  },
  content: ['The title is given: “MESSAGES WITH” and the name of the other company.'],
  wording: [
    {
      good: 'Write to Casa Maré',
      bad: 'Chat',
      why: 'On a phone, the link is the only way to write.',
    },
  ],
  behaviour: [
    'With `chatHref`, a phone shows the link below the messages, instead of the field.',
    'A text that could not be sent stays in the field, with `error` below.',
    'With `readOnly`, a text replaces the field.',
    'Empty messages are not sent.',
  ],
  accessibility: [
    'Messages are a list in order of time. Each names its sender.',
    '“Show earlier messages” moves the focus to the newly loaded messages.',
  ],
  keyboard: { Enter: 'Begins a new line.', Tab: 'Moves from the field to “SEND”.' },
  dos: ['Pass `maxLength`, so that the field stops where the server does.'],
  donts: ['Don’t clear the field yourself. It empties when a message was sent.'],
};
