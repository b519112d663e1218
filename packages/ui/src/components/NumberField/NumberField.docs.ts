import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A number, typed in one’s own notation or stepped.',
  when: ['Quantities, percentages and limits.'],
  whenNot: [
    'Sizes of a cart: take QuantityStepper.',
    'Numbers one does not count with, such as postcodes: take TextField.',
  ],
  anatomy: ['Label', 'hint', 'one less', 'the number', 'one more', 'what is wrong'],
  keyboard: {
    'Arrow up, Arrow down': 'One step.',
    'Page up, Page down': 'A larger step.',
    'Home, End': 'The least and the most.',
    Enter: 'Takes over what is typed.',
  },
  accessibility: ['Reads and says numbers in the language in force; the ends of the range disable their buttons.'],
  content: ['The label names what is counted, the hint the unit or the range.'],
  dos: ['Set min, max and step from the rule of the product.'],
  donts: ['Don’t let a range correct in silence what cost money: say it in the message.'],
  status: 'new',
};
