import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Compares the quantities that a retailer proposes with those of the order, with both totals.',
  when: ['Use it on the page of an order while a proposed change waits for an answer.'],
  instead: {
    'what was ordered': 'OrderLines',
    'to type quantities': 'CartGrid',
    'changes that were answered': 'OrderTimeline',
  },
  anatomy: [
    ['Who and when', 'h3'],
    ['Message', '[data-component=OrderChange] > p'],
    ['Table: now and proposed', 'table'],
    ['Totals', 'tfoot'],
    ['Answers', 'button'],
  ],
  content: ['Name product, colour and size: “Linen dress, Ink, M”.'],
  wording: [
    {
      good: 'Ana Prado · Nov 21, 09:00',
      bad: 'Pending change',
      why: 'The brand wants to know who asks before it answers.',
    },
  ],
  behaviour: ['The buttons passed as `children` are left out in print.', 'Numbers stay on one line, also on a phone.'],
  accessibility: ['It is a region with a table. Each row is named by product, colour and size.'],
  dos: ['List only quantities that differ. The reader compares fewer lines.'],
  donts: ['Don’t show a change that was answered. It would look open.'],
  status: 'new',
};
