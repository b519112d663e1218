import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The unread messages of a user, in a panel below the message icon of the header.',
  when: ['Use it in the header of signed-in users.'],
  instead: {
    'all messages': 'InboxList',
    'all kinds of news': 'ActivityList',
    'another panel of the header': 'HeaderPanel',
  },
  content: ['Each entry shows company, date and the beginning of the message. The link is given: “SEE YOUR MESSAGES”.'],
  wording: [
    {
      good: '3 unread messages from Casa Maré',
      bad: '3',
      why: 'Screen reader users hear the number without the bubble around it.',
    },
  ],
  behaviour: [
    'Without entries, `labels.none` shows. If orders have unread messages, only their link shows.',
    'Escape, the close button and each link close it.',
  ],
  accessibility: [
    'Screen readers hear how many messages of a company are unread.',
    'Give the button that opens it `aria-expanded`.',
  ],
  keyboard: {
    Tab: 'Moves from conversation to conversation.',
    Enter: 'Opens the conversation.',
    Escape: 'Closes the panel.',
  },
  dos: ['Pass one entry for each conversation, the newest first.'],
  donts: ['Don’t open it without a press. New messages already show as a number at the icon.'],
  status: 'new',
};
