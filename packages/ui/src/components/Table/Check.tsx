import { box } from '../Checkbox/Checkbox.css.ts';
import { check } from './Table.css.ts';

interface CheckProps {
  label: string;
  checked: boolean;
  some?: boolean;
  onChange: (change: { checked: boolean; isRange: boolean }) => void;
}

/** A checkbox whose words are the row beside it. */
export const Check = ({ label, checked, some = false, onChange }: CheckProps) => (
  <label className={check}>
    <input
      type="checkbox"
      className={box}
      aria-label={label}
      checked={checked}
      ref={(input) => {
        if (input) input.indeterminate = some && !checked;
      }}
      onChange={(event) => {
        // A checkbox changes by a click, also from the keyboard.
        const { shiftKey } = event.nativeEvent as unknown as MouseEvent;
        onChange({ checked: event.currentTarget.checked, isRange: shiftKey });
      }}
    />
  </label>
);
