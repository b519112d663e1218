import { Select } from '../../../components/Select/index.ts';
import * as css from './SortSelect.css.ts';

export interface SortSelectProps {
  label: string;
  /** Sort keys and their names, in the order of the specification. */
  options: { value: string; label: string }[];
  value: string;
  onChange: (choice: { value: string }) => void;
}

/** How a listing is ordered. */
export function SortSelect({ label, options, value, onChange }: SortSelectProps) {
  return (
    <div data-component="SortSelect" className={css.root}>
      <Select label={label} options={options} value={value} onChange={({ value: next }) => onChange({ value: next })} />
    </div>
  );
}
