import { expect, it } from 'vitest';
import { orderingError } from '../schemas/index.ts';
import { stockError } from './stock.ts';

it('An order of more units than there are is refused in the shape of the wire (V-060, D-084)', () => {
  const error = stockError(31, 9, 3);
  expect(orderingError.parse(error)).toEqual(error);
  expect(error).toMatchObject({
    scope: 'stock',
    id: 31,
    limit: 3,
    missing: 6,
    message: '3 units are available for immediate delivery',
  });
});
