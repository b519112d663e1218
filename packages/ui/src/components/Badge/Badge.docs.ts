import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A short label for a state or a count, beside the thing it describes.',
  when: ['The state of an order, a payment or a connection.', '“New” on a product card.', 'A count beside a title.'],
  instead: {
    'the state of an order': 'OrderStatusBadge, which chooses tone and text',
    'something people press': 'Button',
    'a whole sentence': 'Banner or Text',
  },
  content: ['One or two words without a full stop.'],
  wording: [
    { good: 'Paid', bad: 'This order has been paid', why: 'A badge does not wrap; a sentence would overflow.' },
    { good: 'In review', bad: 'Yellow', why: 'The text carries the meaning; the colour supports it.' },
  ],
  behaviour: ['The text stays on one line.', '`dot` adds a point before the text, for states that change.'],
  accessibility: [
    'It is plain text without a role. Place it near the thing it describes.',
    'The tone is not announced, so the text must tell the state.',
  ],
  dos: ['Use one tone for one meaning everywhere: `positive` for done, `critical` for refused.'],
  donts: ['Don’t place several badges beside one name. Readers notice none of them.'],
};
