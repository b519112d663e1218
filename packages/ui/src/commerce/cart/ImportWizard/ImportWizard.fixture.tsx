import { useLabels } from '#storybook/labels';
import { useLocale } from '../../../foundation/index.ts';
import { importWords } from '../../../testing/words/import.ts';
import { ImportWizard } from './ImportWizard.tsx';
import type { ImportWizardProps } from './types.ts';
import type { ImportColumn, ImportLine, ImportRow } from './types.ts';

export type HarnessProps = Omit<ImportWizardProps, 'labels' | 'format'>;

export function Harness(props: HarnessProps) {
  const locale = useLocale();
  return <ImportWizard {...props} labels={useLabels(importWords)} format={(units) => units.toLocaleString(locale)} />;
}

const names = ['Poplin shirt', 'Linen dress', 'Wide trousers', 'Ribbed knit'];

export const lines = (count: number): ImportLine[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    product: names[at % names.length] ?? '',
    reference: `LU-${2400 + at}`,
    detail: `${['Ink', 'Natural linen', 'Vermilion'][at % 3]}, ${['S', 'M', 'L', 'XL'][at % 4]}`,
    units: 1 + ((at * 7) % 12),
  }));

export const rows = (count: number, reason: string): ImportRow[] =>
  Array.from({ length: count }, (_, at) => ({
    row: 4 + at * 3,
    product: `LU-${3100 + at}`,
    detail: 'Ink, XXS',
    quantity: String(2 + at),
    reason,
  }));

/** A file as someone would choose it. */
export const fileOf = (name: string, bytes = 2000) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

const columnOf = (name: string, use: ImportColumn['use'], ...samples: string[]) => ({ name, use, samples });
const numbered = (columns: readonly Omit<ImportColumn, 'column'>[]): ImportColumn[] =>
  columns.map((each, column) => ({ column, ...each }));

/** A size in each row; the quantity is not found out. */
export const long = numbered([
  columnOf('', 'none', '1', '2', '3'),
  columnOf('Style', 'reference', 'LU-2400', 'LU-2401', 'LU-2402'),
  columnOf('Shade', 'colour', 'Ink', 'Natural linen'),
  columnOf('Sz', 'size', 'S', 'M', 'L'),
  columnOf('Amount', 'none', '2', '6', '4'),
]);

/** A column for each size. */
export const across = numbered([
  columnOf('Style', 'reference', 'LU-2400', 'LU-2401', 'LU-2402'),
  columnOf('Description', 'none', 'Poplin shirt', 'Linen dress', 'Wide trousers with a very long name in one line'),
  columnOf('Shade', 'colour', 'Ink', 'Natural linen'),
  columnOf('S', 'sizeQuantity', '2', '6', '4'),
  columnOf('M', 'sizeQuantity', '3', 'no'),
  columnOf('Stock', 'none', '120', '80'),
]);
