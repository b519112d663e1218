import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says that a product has too few or too many units to be ordered. Within the limits it shows nothing.',
  when: ['CartGrid, QuickOrder and ProductDetails show it below their quantities.'],
  instead: {
    'how far a limit is, while quantities are typed': 'LimitMeter',
    'the stock of one size': 'the notices of CartGrid or SizeUnits',
  },
  content: ['The sentence is given by the specification and names the limit in units.'],
  wording: [
    { good: 'Minimum of 6 units', bad: 'Invalid quantity', why: 'The limit tells the retailer how many to add.' },
  ],
  behaviour: [
    'With no units at all, a minimum is not broken, because the product is not ordered.',
    'Within the limits its place stays, empty, so that screen readers hear the next notice.',
  ],
  accessibility: ['Screen readers announce it when it appears or changes, not at each keystroke.'],
  dos: ['Count the units of all colours and sizes together. The limit is for the product.'],
  donts: ['Don’t change the quantities for the retailer. Only they know which size to add.'],
};
