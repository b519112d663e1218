import { Text } from '../../foundation/index.ts';
import { TextField } from '../TextField/index.ts';
import type { DataGridLabels } from './types.ts';
import * as css from './DataGrid.css.ts';

interface SheetSearchProps {
  search: string;
  count: number;
  total: number;
  onSearch: (search: { value: string }) => void;
  labels: DataGridLabels;
}

/** Finds rows by what is written in them. */
export function SheetSearch({ search, count, total, onSearch, labels }: SheetSearchProps) {
  return (
    <div className={css.toolbar}>
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
      <span role="status" data-part="count">
        <Text as="span" size="sm" tone="muted" tabular>
          {labels.found({ count, total })}
        </Text>
      </span>
    </div>
  );
}
