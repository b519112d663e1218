import { expect, it } from 'vitest';
import { ordering } from '../schemas/index.ts';
import { orderingFor, parseOrdering, SORT_OPTIONS } from './sorting.ts';

it('the sort options are those of the wire, in order (R-230)', () => {
  expect(SORT_OPTIONS.map(({ value }) => value)).toEqual(ordering.options);
});

it.each([
  ['K-62', 'collection_order', 'Relevance'],
  ['K-63', '-created', 'Newest'],
  ['K-68', 'order_delivery_days', 'Shipping days, ascending'],
  ['K-69', '-order_delivery_days', 'Shipping days, descending'],
])('%s: %s reads "%s"', (_, value, label) => {
  expect(SORT_OPTIONS.find((option) => option.value === value)?.label).toBe(label);
});

it('an unknown sort option is Relevance (K-62)', () => {
  expect([parseOrdering('price; drop'), parseOrdering(null), parseOrdering('-created')]).toEqual([
    'collection_order',
    'collection_order',
    '-created',
  ]);
});

it('anyone who may not see prices learns nothing from the order (S-008, K-64, K-65, K-66, K-67)', () => {
  const sortings = SORT_OPTIONS.map(({ value }) => orderingFor(value, false));
  expect(sortings.filter((value) => value.includes('price'))).toEqual([]);
  expect(SORT_OPTIONS.map(({ value }) => orderingFor(value, true))).toEqual(ordering.options);
});
