import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The price of a product as this user may see it: amounts, “RESTRICTED”, or a button to sign up.',
  when: ['Use it on cards (`compact`) and on the product page (`full`).'],
  instead: { 'one amount in a text': 'Money', 'to explain why prices are hidden': 'WhyPanel' },
  content: [
    'Texts for hidden prices are given: “RESTRICTED”, “Your registration is awaiting approval.”, “SIGN UP TO SHOP”.',
  ],
  wording: [
    {
      good: 'Suggested retail price: € 96.00',
      bad: 'SRP 96',
      why: 'Not every retailer knows the abbreviation, and an amount needs a currency.',
    },
  ],
  behaviour: [
    '`shown`: wholesale price, retail price if there is one, and a tip.',
    '`restricted`: for retailers who wait for approval.',
    '`visitor`: a button that leads to registration.',
  ],
  accessibility: ['Amounts are a list of terms, so that wholesale and retail are told apart by ear.'],
  keyboard: { Enter: 'Follows “SIGN UP TO SHOP”.' },
  dos: ['Format amounts before you pass them, with the currency of the price list.'],
  donts: [
    'Don’t leave out the block when prices are hidden. The user would take the product for free of charge or broken.',
  ],
};
