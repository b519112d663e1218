import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One button for the connection with a company: request it, accept it, wait, or write a message.',
  when: ['Use it on the page of a company, and with `place="header"` in a brand’s header.'],
  instead: { 'a list of requests': 'ConnectionList', 'requests below the header’s icon': 'ConnectionRequests' },
  content: [
    'The texts are given: “REQUEST CONNECTION”, “ACCEPT CONNECTION”, “REQUEST PENDING”, “SEND MESSAGE”, “CONNECTED”.',
  ],
  wording: [
    {
      good: 'The request could not be sent. Try again.',
      bad: 'Something went wrong',
      why: 'The retailer learns that nothing was sent, and what to do.',
    },
  ],
  behaviour: [
    'Accepted: a retailer sees “SEND MESSAGE”, a brand sees “CONNECTED” and a link to the chat.',
    'Declined: a retailer may ask again, a brand still sees “REQUEST PENDING”.',
    'While the connection is on its way, use `ConnectionButtonSkeleton`.',
    'A failure shows for two seconds, longer under the pointer.',
  ],
  accessibility: [
    'The state is text. A failure is announced at once.',
    'If the button is replaced, the focus stays in its place.',
  ],
  keyboard: { 'Enter, Space': 'Request or accept.', Enter: 'Follows the link to the chat.' },
  dos: ['If the company has a welcome text, show ConnectionWelcomeDialog in `onRequest` first.'],
  donts: ['Don’t hide the button while a request waits. The user would think it was lost.'],
};
