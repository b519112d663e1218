import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { columnMappingWords } from '../../testing/words/columnMapping.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ColumnsNote } from './ColumnsNote.tsx';
import type { ColumnMappingProps, MappedColumn } from './ColumnMapping.tsx';

const columns: MappedColumn[] = [
  { column: 0, name: 'Style', samples: ['LU-2400', 'LU-2401', 'LU-2402'], use: 'reference' },
  { column: 1, name: '', samples: ['Ink', 'Natural linen'], use: 'colour' },
  { column: 2, name: 'Net price', samples: ['42.00', '58.50'], use: 'none' },
];
const uses = [
  { value: 'reference', label: 'Reference' },
  { value: 'colour', label: 'Colour' },
  { value: 'wholesale', label: 'Wholesale USD' },
  { value: 'none', label: 'Not used' },
];

/** The choices as a screen keeps them. */
function Harness({ columns: given, onUse, optionsOf }: Omit<ColumnMappingProps, 'labels'>) {
  const [now, setNow] = useState(given);
  return (
    <ColumnMapping
      columns={now}
      optionsOf={optionsOf}
      onUse={(event) => {
        onUse(event);
        setNow(now.map((each) => (each.column === event.column ? { ...each, use: event.use } : each)));
      }}
      labels={useLabels(columnMappingWords)}
    />
  );
}

const meta = preview.meta({
  title: 'Components/ColumnMapping',
  component: Harness,
  args: { columns, onUse: fn(), optionsOf: () => uses },
});

/** Each column has its first values beside its choice. */
export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('combobox', { name: 'What “Net price” holds' });
    await userEvent.selectOptions(price, 'Wholesale USD');
    await expect(args.onUse).toHaveBeenCalledWith({ column: 2, use: 'wholesale' });
    await expect(price).toHaveValue('wholesale');
  },
});

/** A column without a name is called by its letter. */
export const WithoutNames = meta.story({
  name: 'Sheet without a head line',
  args: { columns: columns.map((each) => ({ ...each, name: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'What “Column C” holds' })).toBeVisible();
  },
});

/** Long names and values break into lines. */
export const Long = meta.story({
  name: 'Long texts, phone',
  globals: { viewport: { value: 'small' } },
  args: {
    columns: [
      {
        column: columns.length,
        name: 'Recommended_retail_price_including_value_added_tax_in_the_country_of_the_retailer',
        samples: ['A long dress in washed European linen, with a square neck and wide straps', '12'],
        use: 'none',
      },
      ...columns,
    ],
  },
});

/** Afterwards, the note says how the columns were read. */
export const Note = meta.story({
  name: 'How the columns were read',
  render: ({ onUse }) => (
    <ColumnsNote
      summary={['Reference: Style', 'Colour: Column B', 'Stock: S, M, L']}
      onChange={() => onUse({ column: 0, use: 'none' })}
      onForget={() => onUse({ column: 1, use: 'none' })}
      labels={{ change: 'Change the columns', forget: 'Forget these columns' }}
    >
      We recognised the columns of your sheet:
    </ColumnsNote>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget these columns' }));
    await expect(args.onUse).toHaveBeenCalledWith({ column: 1, use: 'none' });
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
