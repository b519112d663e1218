import { expect, it } from 'vitest';
import { shippingOf } from './shipping.ts';

const window = { production_window_start: '2027-02-01', production_window_end: null };

it("A product ships when its brand says and in its collection's window; days count only where neither is given (R-267)", () => {
  const words = { kind: 'words', words: 'Ships in May' };
  const days = { kind: 'days', days: 46 };
  const inWindow = { kind: 'window', start: '2027-02-01', end: null };
  expect(shippingOf({ ship_msg: null, order_delivery_days: 46 })).toEqual([days]);
  expect(shippingOf({ ship_msg: 'Ships in May', order_delivery_days: 46 })).toEqual([words]);
  expect(shippingOf({ ship_msg: '', order_delivery_days: 46, ...window })).toEqual([inWindow]);
  expect(shippingOf({ ship_msg: 'Ships in May', order_delivery_days: 46, ...window })).toEqual([words, inWindow]);
  expect(shippingOf({ order_delivery_days: 0 })).toEqual([{ kind: 'days', days: 0 }]);
  expect(shippingOf({})).toEqual([]);
});
