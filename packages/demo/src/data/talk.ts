import type { OrderStatus } from '@vitrine/api/rules';
import type { Dice } from '../dice.ts';

export interface Said {
  from: 'buyer' | 'seller';
  text: string;
}

/** A buyer's question with the brand's answer. */
const questions: readonly (readonly [question: string, answer: string])[] = [
  [
    'Good morning! Could you confirm the delivery window for the second drop?',
    'Of course. The cutting starts on Monday, so it leaves us in week four.',
  ],
  ['Hello, is the size run the same as last season?', 'Yes, and we added one size at each end.'],
  [
    'We would like everything in one parcel, if possible.',
    'One parcel is fine; it leaves when the last colour is ready.',
  ],
  [
    'Our window changes on the first of the month: could half of it arrive before?',
    'We can split it: tops first, the rest two weeks later.',
  ],
  [
    'Would you swap the two smallest sizes for one more of each large one?',
    'Gladly. Change the grid before Friday and we will cut to it.',
  ],
  ['Could the care labels be in French as well?', 'They are in five languages, French among them.'],
];

const endings: Readonly<Record<OrderStatus, Said>> = {
  b: { from: 'seller', text: 'Thank you for the order! We are looking at the stock today.' },
  s: { from: 'buyer', text: 'Any news? We plan our floor next week.' },
  r: { from: 'seller', text: 'One colour is delayed by three weeks. Shall we wait, or choose another?' },
  p: { from: 'seller', text: 'Everything is on the cutting table now.' },
  i: { from: 'seller', text: 'Handed to the carrier this morning; the tracking code is in the order.' },
  f: { from: 'buyer', text: 'It arrived, and it looks even better than the samples.' },
  x: { from: 'buyer', text: 'We have to cancel: the shop is being repainted until autumn. Sorry!' },
};

/** What two sides write about an order, oldest first. */
export const conversation = (status: OrderStatus, dice: Dice): Said[] => {
  const [question, answer] = dice.pick(questions);
  return [{ from: 'buyer', text: question }, { from: 'seller', text: answer }, endings[status]];
};
