import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Paragraphs, labels and short notes in the account’s text font.',
  when: [
    'Descriptions, notes and values.',
    'A short label above a value: `caps`.',
    'Prices and quantities in a column: `tabular`.',
  ],
  instead: {
    'a title': 'Heading',
    'a link': 'TextLink',
    'text with formatting from an editor': 'RichHtml',
    'an amount of money': 'Money',
  },
  content: ['One thought per sentence.', 'Use `caps` for labels of one to three words.'],
  wording: [
    {
      good: 'Delivery: 15 January to 28 February',
      bad: 'PLEASE NOTE THAT WE DELIVER FROM 15 JANUARY',
      why: 'Long text in capitals is hard to read.',
    },
  ],
  behaviour: [
    '`lines` cuts the text after that number of lines.',
    '`measure` limits the line length of paragraphs.',
    'A word that is too long breaks instead of overflowing.',
  ],
  accessibility: [
    'Renders a `p`. Set `as` to the element that fits, such as `span`, `dt` or `legend`.',
    'If `lines` cuts a text, show it in full elsewhere.',
  ],
  dos: [
    'Set `measure` on paragraphs. Long lines are hard to follow.',
    'Add words to `critical`, `caution` and `positive`. Not everybody sees the colour.',
  ],
  donts: ['Don’t set sentences in `caps`.'],
};
