import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The conversation with one company: messages by day and a field for text and pictures.',
  when: ['Use it as `chat` of MessagesLayout.'],
  instead: {
    'messages about one order': 'OrderMessages',
    'a first message to a brand': 'MessageForm',
    'the list of conversations': 'InboxList',
  },
  anatomy: [
    ['Company', 'header'],
    'Earlier messages',
    ['Messages by day', '[role=log] ol'],
    '“New messages”',
    ['Field, picture and “SEND”', 'form'],
  ],
  content: ['A failed message says what the reader can do: “Send again” or “Remove”.'],
  wording: [
    {
      good: 'A picture can have 5 MB at most.',
      bad: 'File too large',
      why: 'The reader knows which picture will work.',
    },
  ],
  behaviour: [
    'New messages scroll into view only if the reader is at the end. Otherwise a button offers them.',
    'A message that was not sent stays, with “Send again” and “Remove”.',
    'A text may have 5,000 characters. From 200 left, the field counts.',
    'Loading, error, empty and offline each have a text.',
    'With `readOnly`, a text replaces the field.',
  ],
  accessibility: [
    'Messages are a log: new ones are announced without interrupting. Each names its sender.',
    'The log can be focused to scroll it. Pictures name who sent them.',
  ],
  keyboard: {
    Enter: 'Sends the message.',
    'Shift+Enter': 'Begins a new line.',
    'ArrowUp, ArrowDown': 'Scroll the focused log.',
    Tab: 'Moves through messages with their flags to the field.',
  },
  dos: [
    'Keep the text of `onDraft` and pass it as `draft`, so that a reload loses nothing.',
    'Pass `back` with the address of the list. It shows on smaller screens, where the list is hidden.',
  ],
  donts: ['Don’t remove a failed message. Only its writer can decide that.'],
};
