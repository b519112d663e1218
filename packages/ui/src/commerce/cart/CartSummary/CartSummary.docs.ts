import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What the cart comes to, and sending it; once sent, thanks and the way to the order.',
  when: ['Beside or below a cart.'],
  whenNot: ['Totals of an order: they stand in OrderDetail.'],
  anatomy: ['Collections, total, price list, a word to the brand, SEND ORDER.'],
  keyboard: { 'Enter, Space': 'Sends the order, or says why it cannot be sent.' },
  accessibility: ['The button that cannot send keeps the focus and is described by its reason.'],
  content: ['SEND ORDER; YOUR CART IS EMPTY; RESTRICTED in place of money while prices are hidden.'],
  dos: ['Ask back before the price list changes.'],
  donts: ['Don’t hide the button from who may not send: say why.'],
};
