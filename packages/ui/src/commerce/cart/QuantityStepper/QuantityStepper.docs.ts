import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A number with a minus and a plus button, large enough for thumbs.',
  when: ['Use it for quantities on a phone. CartGrid uses it there by itself.'],
  instead: {
    'many sizes on a wide screen': 'CartGrid',
    'a row of sizes of one colour': 'SizeUnits',
    'a number that is no quantity of goods': 'NumberField',
  },
  content: ['Name product, colour and size in the labels: “One more: Poplin shirt Ink S”.'],
  wording: [
    {
      good: 'One more: Poplin shirt Ink S',
      bad: '+',
      why: 'A page has many plus buttons. Each needs to say what it adds to.',
    },
  ],
  behaviour: [
    'Typing changes the value when the field loses focus or Enter is pressed.',
    'With `soldOut`, the plus button is disabled and the value can only go down.',
    'The minus button is disabled at zero.',
  ],
  accessibility: [
    'The field and both buttons need names: `label`, `decreaseLabel`, `increaseLabel`.',
    'A disabled button keeps the focus.',
    'The phone opens its number pad.',
  ],
  keyboard: {
    Tab: 'Goes to the next field. The buttons are for pointers: they are no tab stops.',
    digits: 'Replace the number.',
    Enter: 'Keeps the number; with `onNext`, focuses the next field.',
    Escape: 'Discards what was typed.',
  },
  dos: [
    'Check the text of `onChange` yourself: it is what the user typed.',
    'With `soldOut`, say beside it that nothing is left.',
  ],
  donts: ['Don’t use it for large orders. Nobody presses plus forty times.'],
};
