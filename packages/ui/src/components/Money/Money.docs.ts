import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An amount of money in the language in force.',
  when: ['Wherever the amount is known as a number.'],
  whenNot: ['Amounts that come in words: take Text with `tabular`.'],
  accessibility: ['Read as one amount with its currency.'],
  content: ['With the currency’s code, which cannot be mistaken between dollars; the symbol where space is short.'],
  dos: ['Use as many decimals as the currency has.'],
  donts: ['Don’t add amounts of two currencies.'],
};
