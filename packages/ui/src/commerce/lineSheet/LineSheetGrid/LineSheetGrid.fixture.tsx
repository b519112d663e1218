import { useState } from 'react';
import { useLabels } from '#storybook/labels';
import { lineSheetWords } from '../../../testing/words/lineSheet.ts';
import { productOf } from '../../../testing/catalogue.ts';
import { LineSheetGrid, type LineSheetGridProps } from './LineSheetGrid.tsx';
import type { LineSheetProduct } from './types.ts';

const cuts = ['Resort', 'City', 'Atelier', 'Weekend', 'Harbour', 'Garden', 'Studio'];

/** A line sheet of so many products; no two have the same reference code. */
export const lineSheet = (count: number): LineSheetProduct[] =>
  Array.from({ length: count }, (_, at) => {
    const { name, pictures, colours, sizes } = productOf(at);
    return {
      id: String(at + 1),
      name: `${name}, ${cuts[at % cuts.length]}`,
      href: `/product/${at + 1}`,
      reference: `LU-${2400 + at}`,
      image: pictures[0] ?? { src: '', alt: '' },
      colours,
      sizes: sizes.length > 1 ? `${sizes[0]}–${sizes.at(-1)}` : (sizes[0] ?? ''),
      price: {
        wholesale: `USD ${(38 + (at % 40) * 3).toFixed(2)}`,
        retailer: `USD ${(84 + (at % 40) * 7).toFixed(2)}`,
      },
      outOfStock: at % 11 === 5,
    };
  });

const all = lineSheet(500);

export type HarnessProps = Partial<Omit<LineSheetGridProps, 'labels'>>;

/** Keeps the choice, as the application does. */
export function Harness({ selected: first, onSelect, ...rest }: HarnessProps) {
  const labels = useLabels(lineSheetWords);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(first));
  return (
    <LineSheetGrid
      name="Resort 27"
      products={all}
      {...rest}
      selected={selected}
      onSelect={(event) => {
        setSelected(event.selected);
        onSelect?.(event);
      }}
      labels={labels}
    />
  );
}
