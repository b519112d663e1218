import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A question with a few answers, of which people choose one. All answers are visible.',
  when: ['Delivery windows of a collection.', 'Payment terms of an order.', 'Two to six answers that people compare.'],
  instead: {
    'more than six options': 'Select',
    'more than about 15 options': 'Combobox',
    'several answers': 'Checkbox',
    'a setting that is on or off': 'Switch',
  },
  anatomy: [['Question', 'legend'], 'Hint', ['Answers, each with a hint (optional)', '[data-part=option]'], 'Message'],
  content: ['The label asks; the answers have the same form.'],
  wording: [
    {
      good: 'January / February / March',
      bad: 'January / In February / Ship it in March',
      why: 'Answers of one form are quick to compare.',
    },
  ],
  behaviour: [
    'With `inline`, answers are beside each other where they fit.',
    'The hint of a disabled answer tells why people cannot choose it.',
    '`message` marks the group as invalid.',
  ],
  accessibility: [
    'A group with the name of the question, also with `hideLabel`.',
    'Hint and message describe the whole group.',
  ],
  keyboard: {
    Tab: 'Moves to the chosen answer, then out of the group.',
    'Arrow keys': 'Chooses the next or previous answer.',
  },
  dos: ['Choose the most common answer at first, where a mistake does no harm.'],
  donts: ['Don’t disable an answer without a reason in its hint.'],
  status: 'new',
};
