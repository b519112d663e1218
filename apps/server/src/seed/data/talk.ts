import type { OrderStatus } from '@vitrine/api/rules';
import type { Dice } from '../dice.ts';

export interface Said { from: 'buyer' | 'seller'; text: string }

const openings = ['Good morning! Could you confirm the delivery window for the second drop?', 'Hello, is the size run the same as last season?', 'We would like everything in one parcel, if possible.', 'Our window changes on the first of the month: could half of it arrive before?'];
const answers = ['Of course. The cutting starts on Monday, so it leaves us in week four.', 'Yes, and we added one size at each end.', 'One parcel is fine; it leaves when the last colour is ready.', 'We can split it: tops first, the rest two weeks later.'];
const endings: Readonly<Record<OrderStatus, Said>> = {
  b: { from: 'seller', text: 'Thank you for the order! We are looking at the stock today.' },
  s: { from: 'buyer', text: 'Any news? We plan our floor next week.' },
  r: { from: 'seller', text: 'The ink colour is delayed. Would midnight do instead?' },
  p: { from: 'seller', text: 'Everything is on the cutting table now.' },
  i: { from: 'seller', text: 'Handed to the carrier this morning; the tracking code is in the order.' },
  f: { from: 'buyer', text: 'It arrived, and it looks even better than the samples.' },
  x: { from: 'buyer', text: 'We have to cancel: the shop is being repainted until autumn. Sorry!' },
};

/** What two sides write about an order, the last thing said being the newest. */
export const conversation = (status: OrderStatus, dice: Dice): Said[] => {
  const turn = dice.roll(openings.length);
  return [endings[status], { from: 'buyer', text: openings[turn] ?? '' }, { from: 'seller', text: answers[turn] ?? '' }];
};
