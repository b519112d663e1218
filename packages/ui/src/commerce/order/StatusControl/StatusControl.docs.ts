import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets a brand move an order to its next state, after a question.',
  when: ['Use it as `statusControl` of OrderDetail, for brands.'],
  instead: { 'to show the state': 'OrderStatusBadge' },
  content: ['The question is given: “Are you sure? Do you want to update the order status?”'],
  wording: [
    {
      good: 'Yes, update',
      bad: 'Yes',
      why: 'The button can be understood without the question.',
    },
    {
      good: 'Keep the order',
      bad: 'Cancel',
      why: 'Where the order is cancelled, “Cancel” can be read both ways.',
    },
  ],
  behaviour: [
    'Without `options`, nothing shows: the order has reached its end.',
    '“Update” is disabled until a state is chosen.',
    'The question shows the chosen state. A state with its own `question` says what follows from it instead. An error shows below the choice.',
  ],
  accessibility: ['It is a native select with a label. The question is an alert dialog.'],
  keyboard: {
    'ArrowUp, ArrowDown': 'Choose a state.',
    'Enter, Space': 'Open the question or confirm it.',
    Escape: 'Closes the question.',
  },
  dos: [
    'Pass only the states that the order can reach from here.',
    'Give a cancellation its own `question`: where the units go, and who is told.',
  ],
  donts: ['Don’t save when a state is chosen. `onChange` fires after the answer.'],
};
