import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What was sent of an order, when, and how it can be followed. An order can have several shipments.',
  when: ['Use it inside OrderDetail, for retailer and brand, and where a brand works on an order.'],
  instead: { 'what was ordered': 'OrderLines', 'the history of the order': 'OrderTimeline' },
  content: ['Pass only the sizes and colours that were sent.'],
  wording: [
    {
      good: 'Shipment 1 of 2',
      bad: 'Partial shipment',
      why: 'The retailer knows that one more is coming.',
    },
  ],
  behaviour: [
    'Without shipments, nothing shows. Without `tracking`, `carrier` and `trackingHref`, their line is left out. With a link, the tracking code opens the carrier’s page in a new tab. An `action` is not printed.',
  ],
  accessibility: ['It is a region with an ordered list. Each shipment says its place, and each product has a table.'],
  dos: ['Put the oldest shipment first. The numbers follow this order.'],
  donts: ['Don’t list products that are still to be sent. OrderLines has the whole order.'],
};
