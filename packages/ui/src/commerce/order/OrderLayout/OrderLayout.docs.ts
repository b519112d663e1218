import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Places the list of orders beside the order that is shown.',
  when: ['Use it once, for the orders screen.'],
  instead: {
    'messages beside their list': 'MessagesLayout',
    'other parts beside each other': 'Split',
    'the screen of a cart': 'CartLayout',
  },
  anatomy: [
    ['`list`: OrderList', '[data-component=OrderList]'],
    ['`children`: OrderDetail', '[data-component=OrderDetail]'],
  ],
  behaviour: [
    'On smaller screens, the order shows above the list; with `listFirst`, below it.',
    'Without `children`, only the list shows.',
  ],
  accessibility: [
    'What stands first on the screen comes first in the page. Move the focus to the order when one is opened.',
  ],
  dos: ['Set `listFirst` until an order is chosen.'],
  donts: ['Don’t nest it in a dialog. The list would leave no room for the order.'],
};
