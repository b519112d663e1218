import type { DocsPair } from '../../../testing/docs.ts';
import { Harness, letters, rowsOf } from './CartGrid.fixture.tsx';

const quantities = [
  [2, 4, 6, 4, 2],
  [0, 3, 5, 3, 0],
];

export const pairs: readonly DocsPair[] = [
  {
    width: 768,
    do: {
      says: 'Sizes run from the smallest to the largest, so that a size run reads as a curve.',
      show: () => <Harness rows={rowsOf(quantities)} />,
    },
    dont: {
      says: 'In another order, people type quantities into the wrong size.',
      show: () => (
        <Harness
          rows={rowsOf(quantities)}
          sizes={letters.map(({ id }, index) => ({ id, name: ['M', 'XL', 'S', 'XS', 'L'][index] ?? '' }))}
        />
      ),
    },
  },
];
