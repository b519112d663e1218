import { useState } from 'react';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import { ContrastTable } from './ContrastTable.tsx';
import { margin, pairRows } from './pairs.ts';
import type { PairRow } from './pairs.ts';
import * as css from './table.css.ts';

const orders = [
  { value: 'table', label: 'As in the table of pairs' },
  { value: 'tightest', label: 'Tightest first' },
  { value: 'moved', label: 'Only where a seed moved' },
];

const arranged = (rows: PairRow[], order: string): PairRow[] => {
  if (order === 'tightest') return rows.toSorted((a, b) => margin(a) - margin(b));
  return order === 'moved' ? rows.filter(({ found }) => found.some(({ finding }) => finding.moved)) : rows;
};

const says = ({ foregrounds, background }: PairRow, search: string): boolean =>
  `${foregrounds.join(' or ')} on ${background}`.includes(search.toLowerCase().replaceAll('-', ' ').trim());

const rows = pairRows();

/** Every pair of the table, to be searched and ordered. */
export const ContrastExplorer = () => {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState('table');
  const shown = arranged(rows, order).filter((row) => says(row, search));
  const measured = shown.flatMap(({ found }) => found);
  const passing = measured.filter(({ finding }) => finding.ratio >= finding.required);
  return (
    <Stack space="lg">
      <div className={css.tools}>
        <TextField
          label="Find a pair"
          type="search"
          icon="search"
          placeholder="ink muted, on brand…"
          value={search}
          onChange={({ value }) => setSearch(value)}
        />
        <Select label="Order" options={orders} value={order} onChange={({ value }) => setOrder(value)} />
        <p className={css.count} role="status">
          {passing.length} of {measured.length} hold
        </p>
      </div>
      <ContrastTable rows={shown} />
    </Stack>
  );
};
