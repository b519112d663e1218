import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The orders of a company, current or past, with state, date and total.',
  when: ['Use it as `list` of OrderLayout.'],
  instead: { 'open carts': 'CartList', 'one order': 'OrderDetail' },
  anatomy: [['Title', 'h1'], ['Current or past', '[role=group]'], ['Orders', 'ul'], '“LOAD MORE”'],
  content: ['The texts are given: “Your Orders”, “Current Orders”, “Past Orders”, “LOAD MORE”.'],
  wording: [
    {
      good: 'No orders yet.',
      bad: 'No data',
      why: 'The reader sees that nothing is broken.',
    },
  ],
  behaviour: [
    'While `loading`, grey rows show. Without orders, a text shows.',
    'Unread messages show as a number beside the name.',
    '“LOAD MORE” shows only with `onMore`.',
  ],
  accessibility: [
    'The title is the heading of level 1. The open order is marked as current.',
    'The chosen view is announced as pressed, and unread messages have a text.',
  ],
  keyboard: {
    Tab: 'Moves through views, then from order to order.',
    'Enter, Space': 'Change the view.',
    Enter: 'Opens the order.',
  },
  dos: ['Leave out `onMore` on the last page.'],
  donts: ['Don’t reload the list when an order opens. The reader would lose their place.'],
};
