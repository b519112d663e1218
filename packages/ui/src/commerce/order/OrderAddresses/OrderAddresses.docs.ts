import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows the billing and shipping address of an order.',
  when: ['Use it on the page of an order, for retailer and brand.'],
  instead: { 'to ask for the addresses': 'AddressDialog', 'the addresses of a company': 'CompanyAddresses' },
  content: ['Write an address as on a parcel, one part a line.'],
  wording: [
    {
      good: 'Not given yet',
      bad: '—',
      why: 'The brand must know that it has to wait before sending goods.',
    },
  ],
  behaviour: ['A missing address shows `labels.notGiven`.', 'The `action` is left out in print.'],
  accessibility: ['It is a region named by `labels.title`, also with `hideTitle`. Each address belongs to its label.'],
  dos: ['Pass `hideTitle` if the page has a heading for it already.'],
  donts: ['Don’t leave out one address because it equals the other. Readers would think it is missing.'],
  status: 'new',
};
