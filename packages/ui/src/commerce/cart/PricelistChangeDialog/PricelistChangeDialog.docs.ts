import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks before the price list of a cart changes, then says what left the cart.',
  when: ['A cart is asked to change its price list.'],
  whenNot: ['Choosing one for the first time: take PricelistDialog.'],
  keyboard: { Escape: 'Closes it without a change.' },
  accessibility: ['An alert dialog: a press outside does not close it; what was dropped is a list.'],
  content: ['Warns that some products may be removed.'],
  dos: ['Name what was dropped.'],
  donts: ['Don’t change before yes.'],
};
