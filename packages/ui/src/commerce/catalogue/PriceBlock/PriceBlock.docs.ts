import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What a viewer may see of a price: the figures, RESTRICTED, or an invitation to sign up.',
  when: ['On cards and product pages.'],
  whenNot: ['Totals: they are words of their own.'],
  keyboard: { Enter: 'A visitor follows SIGN UP TO SHOP.' },
  accessibility: ['Figures are terms with their values, so that wholesale and retailer are told apart when heard.'],
  content: ['RESTRICTED; Your registration is awaiting approval.; SIGN UP TO SHOP.'],
  dos: ['Format money before handing it over.'],
  donts: ['Don’t hide the place of a price that may not be seen.'],
};
