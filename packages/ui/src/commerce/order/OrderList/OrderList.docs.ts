import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A company’s orders, current or past, with their states.',
  when: ['The orders screen.'],
  whenNot: ['Carts: take CartList.'],
  keyboard: { 'Enter, Space': 'Changes between current and past.', 'Tab, Enter': 'Reaches and opens an order.' },
  accessibility: ['Two buttons, one pressed, over one list of links; unread messages are said in words.'],
  content: ['Your Orders, Current Orders, Past Orders, LOAD MORE, No orders yet.'],
  dos: ['Load more only when there is a next page.'],
  donts: ['Don’t leave the list when an order opens.'],
};
