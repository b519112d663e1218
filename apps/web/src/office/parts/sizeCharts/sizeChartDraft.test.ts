import { expect, it } from 'vitest';
import { draftOf, inputOf, runsOf } from './sizeChartDraft.ts';

const chart = {
  id: 1,
  version: 1,
  is_own: true,
  products: 0,
  name: { en: 'Dresses' },
  run: 'letters',
  measurements: [{ name: { en: 'Waist' }, cm: { S: 66.5, M: 1070 } }],
};

it('Figures are shown and read with the decimal sign of the language', () => {
  const draft = draftOf(chart, 'pt-BR');
  expect(draft.measurements[0]?.cm).toEqual({ S: '66,5', M: '1070' });
  expect(inputOf(draft, ['S', 'M'], 'pt-BR').measurements).toEqual(chart.measurements);
  expect(draftOf(chart, 'en').measurements[0]?.cm['S']).toBe('66.5');
});

it('Empty fields and sizes of other runs are not sent; a text that is no figure is no number', () => {
  const draft = draftOf(chart, 'en');
  const [row] = draft.measurements;
  if (!row) throw new Error('There is no measurement.');
  const typed = { ...draft, measurements: [{ ...row, cm: { S: ' ', M: 'wide', 38: '90' } }] };
  expect(inputOf(typed, ['S', 'M'], 'en').measurements).toEqual([{ name: { en: 'Waist' }, cm: { M: Number.NaN } }]);
});

it('Sizes are grouped by their runs', () => {
  const sizes = [
    { id: 1, name: 'S', run: 'letters' },
    { id: 2, name: '36', run: 'shoes' },
    { id: 3, name: 'M', run: 'letters' },
  ];
  expect(runsOf(sizes)).toEqual([
    { run: 'letters', sizes: ['S', 'M'] },
    { run: 'shoes', sizes: ['36'] },
  ]);
});
