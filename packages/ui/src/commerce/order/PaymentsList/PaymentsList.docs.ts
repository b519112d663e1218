import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What is to be paid and when; nothing at all when there is nothing.',
  when: ['In an order.'],
  whenNot: ['Choosing how to pay: that is where `payHref` leads.'],
  keyboard: { 'Tab, Enter': 'Reaches and follows PAY.' },
  accessibility: ['A table with heads; on a phone each row keeps its heads.'],
  content: ['PAYMENTS; dates such as Nov. 21, 2026.'],
  dos: ['Leave `payHref` out once it is paid.'],
  donts: ['Don’t show an empty table.'],
};
