import { expect, it } from 'vitest';
import { mergeSizes, toUnitsOfProducts } from './orderedUnits.ts';

const sizes = (units: Record<string, number>) => Object.entries(units).map(([name, quantity]) => ({ name, quantity }));
const dress = { product: 1, name: 'Linen dress', reference: 'LIN-1', image: '/dress.webp' };

it('Units are a grid of the sizes and colours that have some', () => {
  const lines = [
    { ...dress, colour: 'Oat', sizes: sizes({ S: 4, M: 0, L: 6 }) },
    { ...dress, colour: 'Ink', sizes: sizes({ S: 0, M: 0, L: 2 }) },
    { ...dress, colour: 'Sand', sizes: sizes({ S: 0, M: 0, L: 0 }) },
  ];
  expect(toUnitsOfProducts(lines)).toEqual([
    {
      id: 1,
      name: 'Linen dress',
      reference: 'LIN-1',
      image: { src: '/dress.webp', alt: 'Linen dress' },
      sizes: ['S', 'L'],
      rows: [
        { id: 'Oat', label: 'Oat', quantities: [4, 6] },
        { id: 'Ink', label: 'Ink', quantities: [null, 2] },
      ],
    },
  ]);
  expect(toUnitsOfProducts(lines.slice(2))).toEqual([]);
});

it('Sizes that only a later colour has keep their place in the run', () => {
  expect(mergeSizes([{ sizes: sizes({ S: 1, L: 1 }) }, { sizes: sizes({ XS: 1, S: 1, M: 1, L: 1, XL: 1 }) }])).toEqual([
    'XS',
    'S',
    'M',
    'L',
    'XL',
  ]);
});
