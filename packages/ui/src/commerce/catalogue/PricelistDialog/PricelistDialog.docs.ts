import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks for the price list before a collection’s products are shown.',
  when: ['A collection has several and none is stored.'],
  whenNot: ['Changing it within a cart: take PricelistChangeDialog.'],
  keyboard: { 'ArrowUp, ArrowDown': 'Chooses.', Escape: 'Closes it.' },
  accessibility: ['Radio buttons; the button says why it does nothing yet.'],
  content: ['Select price list, SET PRICE LIST.'],
  dos: ['Begin with the stored choice.'],
  donts: ['Don’t take “0” or “null” for a choice.'],
};
