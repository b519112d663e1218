import { expect, it } from 'vitest';
import { toSalesBars } from './report.ts';

const row = (key: string, units: number, currency: 'USD' | 'BRL' = 'USD') => ({
  key,
  name: key,
  detail: '',
  orders: 1,
  currency,
  units,
  amount: units * 10,
});
const thisWeek = '2026-05-25';
const others = ({ count }: { count: number }) => `${count} others`;

it('A chart adds the units of all currencies, the largest first, and says how many more there are (D-048)', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(`c${index}`, 10 + index));
  const bars = toSalesBars([...rows, row('c0', 1000, 'BRL')], { by: 'collection', locale: 'en', thisWeek, others });
  expect(bars.slice(0, 2).map(({ label, text }) => [label, text])).toEqual([
    ['c0', '1,010'],
    ['c11', '21'],
  ]);
  expect(bars.at(-1)).toMatchObject({ label: '2 others', value: 23 });
  expect(bars).toHaveLength(11);
});

it('A chart of weeks goes from the first with a sale to this one, with those in which nothing was sold', () => {
  const bars = toSalesBars([row('2026-05-18', 4), row('2026-05-04', 9)], {
    by: 'week',
    locale: 'pt-BR',
    thisWeek,
    others,
  });
  expect(bars.map(({ label, value }) => [label, value])).toEqual([
    ['4 de mai.', 9],
    ['11 de mai.', 0],
    ['18 de mai.', 4],
    ['25 de mai.', 0],
  ]);
});

it('A chart of sizes keeps their order', () => {
  const bars = toSalesBars([row('S', 2), row('M', 9), row('L', 4)], { by: 'size', locale: 'en', thisWeek, others });
  expect(bars.map(({ id }) => id)).toEqual(['S', 'M', 'L']);
});
