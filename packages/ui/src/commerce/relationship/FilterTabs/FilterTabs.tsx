import { useInView } from '../../../hooks/useInView.ts';
import * as css from './FilterTabs.css.ts';

export interface FilterTabsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (change: { value: Value }) => void;
}

/** One list, seen through one of a few filters: PENDING, ALL. Panels of their own are `Tabs`. */
export function FilterTabs<Value extends string>({ label, options, value, onChange }: FilterTabsProps<Value>) {
  const row = useInView<HTMLDivElement>('[aria-pressed=true]', value);
  return (
    <div ref={row} role="group" aria-label={label} className={css.row} data-component="FilterTabs">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.option}
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange({ value: option.value })}
        >
          {option.label}
          {option.count ? <span className={css.count}>{option.count}</span> : null}
        </button>
      ))}
    </div>
  );
}
