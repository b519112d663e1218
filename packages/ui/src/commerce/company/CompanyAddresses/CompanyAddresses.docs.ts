import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The billing and shipping address of a company, each saved by itself.',
  when: ['The address tab of a retailer’s profile.'],
  whenNot: ['After an order, use AddressDialog.'],
  keyboard: { Tab: 'Moves from field to field.', Enter: 'Saves the address that has the focus.' },
  accessibility: ['Each form has a name. A summary leads to each wrong field.'],
  content: ['Name the address on its button: Save billing address.'],
  dos: ['Offer to copy the billing address.'],
  donts: ['Don’t ask for a tax number with the shipping address.'],
};
