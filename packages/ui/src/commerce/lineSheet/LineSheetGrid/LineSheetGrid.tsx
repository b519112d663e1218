import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Text } from '../../../foundation/index.ts';
import { LineSheetSkeleton } from './LineSheetSkeleton.tsx';
import { LineSheetTable } from './LineSheetTable.tsx';
import { found, searchIndex } from './model/search.ts';
import type { LineSheetLabels, LineSheetProduct } from './types.ts';
import * as css from './LineSheetGrid.css.ts';

export interface LineSheetGridProps {
  /** Names the line sheet. */
  name: string;
  /** Up to 500 (K-40), in the order of the collection. Hand the same list back while nothing changes. */
  products: readonly LineSheetProduct[];
  /** Ids of what is chosen. */
  selected: ReadonlySet<string>;
  /** The whole choice after a change, so that it can be kept as it is. */
  onSelect: (event: { selected: ReadonlySet<string> }) => void;
  state?: 'ready' | 'loading' | 'error';
  /** Tries again after an error. */
  onRetry?: () => void;
  /** What can be done with the choice: autofill, add to cart, download. */
  actions?: ReactNode;
  labels: LineSheetLabels;
}

interface ToolbarProps extends LineSheetGridProps {
  search: string;
  onSearch: (search: { value: string }) => void;
  shown: number;
}

function Toolbar({ products, selected, onSelect, actions, labels, search, onSearch, shown }: ToolbarProps) {
  const total = products.length;
  return (
    <div className={css.toolbar}>
      <div className={css.search}>
        <TextField
          type="search"
          icon="search"
          label={labels.search}
          hideLabel
          placeholder={labels.searchPlaceholder}
          value={search}
          onChange={onSearch}
        />
      </div>
      <div className={css.chosen}>
        <span role="status" data-part="count">
          <Text as="span" size="sm" tabular>
            {labels.selected({ count: selected.size, total })}
          </Text>
          {search.trim() !== '' && (
            <Text as="span" size="sm" tone="muted" tabular>
              {labels.found({ count: shown, total })}
            </Text>
          )}
        </span>
        {selected.size > 0 && (
          <Button variant="quiet" size="sm" onPress={() => onSelect({ selected: new Set() })}>
            {labels.clear}
          </Button>
        )}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/** The products of a collection to choose from: search, tick, reach with Shift. Answers at once with 500. */
export function LineSheetGrid(props: LineSheetGridProps) {
  const { name, products, selected, onSelect, state = 'ready', onRetry, labels } = props;
  const [search, setSearch] = useState('');
  // What is typed shows at once; the rows follow when there is time.
  const wanted = useDeferredValue(search);
  const index = useMemo(() => searchIndex(products), [products]);
  const shown = useMemo(() => found(products, index, wanted), [products, index, wanted]);
  if (state === 'loading') return <LineSheetSkeleton label={labels.loading} />;
  if (state === 'error')
    return (
      <ErrorState
        title={labels.errorTitle}
        text={labels.errorText}
        retryLabel={labels.retry}
        onRetry={() => onRetry?.()}
      />
    );
  if (products.length === 0) return <EmptyState icon="list" title={labels.emptyTitle} text={labels.emptyText} />;
  return (
    <div className={css.root} data-component="LineSheetGrid">
      <Toolbar {...props} search={search} onSearch={({ value }) => setSearch(value)} shown={shown.length} />
      {shown.length > 0 ? (
        <LineSheetTable {...{ name, shown, selected, onSelect, labels }} />
      ) : (
        <EmptyState
          icon="search"
          title={labels.noMatchTitle({ search: wanted.trim() })}
          action={
            <Button variant="secondary" onPress={() => setSearch('')}>
              {labels.noMatchAction}
            </Button>
          }
        />
      )}
    </div>
  );
}
