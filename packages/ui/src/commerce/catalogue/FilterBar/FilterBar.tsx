import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { MultiSelect } from '../../../components/MultiSelect/index.ts';
import type { ComingList, ListStatusLabels } from '../../../components/ListNote/index.ts';
import type { Choice } from '../../../components/MultiSelect/index.ts';
import { Icon } from '../../../foundation/index.ts';
import * as css from './FilterBar.css.ts';

export interface BarFilter extends Pick<ComingList, 'status' | 'onRetry'> {
  id: string;
  /** SEGMENTS, CATEGORIES, SHOWROOMS. */
  label: string;
  options: Choice[];
  value: string[];
}

export interface FilterBarLabels extends ListStatusLabels {
  /** What the bar is. */
  filters: string;
  /** 'Clear filters'. */
  clear: string;
  empty: string;
  count: (values: { count: number }) => string;
  /** E.g. "Remove Women". */
  remove: (values: { name: string }) => string;
}

export interface FilterBarProps {
  filters: BarFilter[];
  onChange: (change: { filter: string; ids: string[] }) => void;
  onClear: () => void;
  /** Something else is in force that clearing also undoes, such as a search. */
  active?: boolean;
  /** What stands before the filters: a search box, the A-Z button. */
  start?: ReactNode;
  /** What stands after them: a switch. */
  end?: ReactNode;
  labels: FilterBarLabels;
}

/** Drop-down filters in a row, and below them what is chosen. */
export function FilterBar({ filters, onChange, onClear, active = false, start, end, labels }: FilterBarProps) {
  const chosen = filters.flatMap((filter) =>
    filter.options.filter(({ id }) => filter.value.includes(id)).map((option) => ({ filter, option })),
  );
  return (
    <div role="group" aria-label={labels.filters} className={css.root} data-component="FilterBar">
      <div className={css.row}>
        {start && <div className={css.start}>{start}</div>}
        <div className={css.filters}>
          {filters.map(({ id, ...filter }) => (
            <MultiSelect
              key={id}
              {...filter}
              empty={labels.empty}
              count={labels.count}
              labels={labels}
              onChange={({ ids }) => onChange({ filter: id, ids })}
            />
          ))}
          {end && <div className={css.end}>{end}</div>}
        </div>
      </div>
      {(chosen.length > 0 || active) && (
        <div className={css.chosen}>
          {chosen.map(({ filter, option }) => (
            <button
              key={`${filter.id}-${option.id}`}
              type="button"
              className={css.chip}
              aria-label={labels.remove({ name: option.label })}
              onClick={() => onChange({ filter: filter.id, ids: filter.value.filter((id) => id !== option.id) })}
            >
              {option.label}
              <Icon name="close" size="sm" />
            </button>
          ))}
          <Button variant="quiet" size="sm" onPress={onClear}>
            {labels.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
