import { useState } from 'react';
import { Icon } from '../../../foundation/index.ts';
import { box } from '../../../components/Checkbox/Checkbox.css.ts';
import * as css from './FilterPanel.css.ts';

export interface PanelFilter {
  id: string;
  /** Segments, subcategories, brands, line sheets, price list. */
  label: string;
  options: { id: string; label: string }[];
  value: string[];
  /** One choice only, such as the price list. */
  single?: boolean;
}

interface FilterGroupProps {
  filter: PanelFilter;
  onChange: (change: { filter: string; ids: string[] }) => void;
  more: (values: { count: number }) => string;
}

const firstFew = 8;

const next = ({ single, value }: PanelFilter, id: string): string[] => {
  if (single) return [id];
  return value.includes(id) ? value.filter((other) => other !== id) : [...value, id];
};

/** One group of a filter panel; a long one shows its first few. */
export function FilterGroup({ filter, onChange, more }: FilterGroupProps) {
  const [whole, setWhole] = useState(false);
  const hidden = filter.options.length - firstFew;
  const shown = whole || hidden <= 2 ? filter.options : filter.options.slice(0, firstFew);
  return (
    <details className={css.group} open>
      <summary className={css.summary}>
        {filter.label}
        {filter.value.length > 0 && !filter.single && <span className={css.count}>{filter.value.length}</span>}
        <span className={css.chevron}>
          <Icon name="chevron-down" size="sm" />
        </span>
      </summary>
      <fieldset aria-label={filter.label}>
        {shown.map((option) => (
          <label key={option.id} className={css.option}>
            <input
              className={box}
              type={filter.single ? 'radio' : 'checkbox'}
              name={filter.id}
              checked={filter.value.includes(option.id)}
              onChange={() => onChange({ filter: filter.id, ids: next(filter, option.id) })}
            />
            {option.label}
          </label>
        ))}
        {shown.length < filter.options.length && (
          <button type="button" className={css.more} onClick={() => setWhole(true)}>
            {more({ count: hidden })}
          </button>
        )}
      </fieldset>
    </details>
  );
}
