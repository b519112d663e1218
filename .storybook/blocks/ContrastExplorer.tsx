import { useState } from 'react';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import { contrastWords } from '../words/contrast.ts';
import { useWords } from '../words/useWords.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { margin, pairRows } from './pairs.ts';
import type { PairRow } from './pairs.ts';
import * as css from './table.css.ts';
import { usePairName } from './usePairName.ts';

const orders = ['table', 'tightest', 'moved'] as const;

const arranged = (rows: PairRow[], order: string): PairRow[] => {
  if (order === 'tightest') return rows.toSorted((a, b) => margin(a) - margin(b));
  return order === 'moved' ? rows.filter(({ found }) => found.some(({ finding }) => finding.moved)) : rows;
};

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ').trim();

/** Whether a pair is found by its name on the page, or by the names of its tokens. */
const says = ({ foregrounds, background }: PairRow, name: string, search: string): boolean =>
  [name, `${foregrounds.join(' or ')} on ${background}`].some((text) => plain(text).includes(plain(search)));

const rows = pairRows();

/** Every pair of the table, to be searched and ordered. */
export const ContrastExplorer = () => {
  const t = useWords(contrastWords);
  const nameOf = usePairName();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState('table');
  const shown = arranged(rows, order).filter((row) => says(row, nameOf(row), search));
  const measured = shown.flatMap(({ found }) => found);
  const passing = measured.filter(({ finding }) => finding.ratio >= finding.required);
  return (
    <Stack space="lg">
      <div className={css.tools}>
        <TextField
          label={t('find')}
          type="search"
          icon="search"
          placeholder={t('example')}
          value={search}
          onChange={({ value }) => setSearch(value)}
        />
        <Select
          label={t('order')}
          options={orders.map((value) => ({ value, label: t(value) }))}
          value={order}
          onChange={({ value }) => setOrder(value)}
        />
        <p className={css.count} role="status">
          {t('hold', { passing: passing.length, all: measured.length })}
        </p>
      </div>
      <ContrastTable rows={shown} />
    </Stack>
  );
};
