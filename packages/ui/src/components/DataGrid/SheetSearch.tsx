import type { ReactNode } from 'react';
import { Text } from '../../foundation/index.ts';
import { TextField } from '../TextField/index.ts';
import type { DataGridLabels } from './types.ts';
import * as css from './DataGrid.css.ts';

interface SheetSearchProps {
  search: string;
  count: number;
  total: number;
  /** Absent where the search is outside of the grid. */
  onSearch: ((search: { value: string }) => void) | undefined;
  labels: DataGridLabels;
  /** Beside the search. */
  children: ReactNode;
}

/** Finds rows by what is written in them. */
export function SheetSearch({ search, count, total, onSearch, labels, children }: SheetSearchProps) {
  return (
    <div className={css.toolbar}>
      {onSearch && (
        <div className={css.search}>
          <TextField
            type="search"
            icon="search"
            label={labels.search}
            hideLabel
            placeholder={labels.search}
            value={search}
            onChange={onSearch}
          />
        </div>
      )}
      <span role="status" data-part="count">
        <Text as="span" size="sm" tone="muted" tabular>
          {labels.found({ count, total })}
        </Text>
      </span>
      {children}
    </div>
  );
}
