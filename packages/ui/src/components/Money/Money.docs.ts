import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An amount of money, written in the current language.',
  when: ['Wholesale and retail prices.', 'Totals of a cart or an order.', 'Amounts in a table of payments.'],
  instead: {
    'an amount that people enter': 'NumberField with `format`',
    'a number without a currency': 'Text with `tabular`',
  },
  content: [
    'Shows the currency code by default: US and Canadian dollars stay distinct.',
    'Use `currencyAs="symbol"` where only one currency is possible.',
  ],
  wording: [
    { good: 'BRL 1.240,50', bad: '$1240.5', why: 'The code is unambiguous, and the language sets the separators.' },
  ],
  behaviour: [
    'The currency sets the number of decimals.',
    'An amount never breaks into two lines.',
    'Size and colour are those of the surrounding text.',
  ],
  accessibility: ['Screen readers read the written amount. The plain number is in the `value` of a `data` element.'],
  dos: ['Align amounts in a column at the end. All digits have the same width, so they are easy to compare.'],
  donts: ['Don’t join a number and a symbol in code. Their order differs between languages.'],
  status: 'new',
};
