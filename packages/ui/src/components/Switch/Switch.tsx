import type { ReactNode } from 'react';
import { row, track } from './Switch.css.ts';

export interface SwitchProps {
  label: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (change: { checked: boolean }) => void;
  disabled?: boolean;
  name?: string;
}

/** On or off, in force at once. */
export const Switch = ({ label, onChange, ...input }: SwitchProps) => (
  <label data-component="Switch" className={row}>
    <input
      {...input}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox states it by itself
      role="switch"
      className={track}
      onChange={(event) => onChange?.({ checked: event.currentTarget.checked })}
    />
    <span>{label}</span>
  </label>
);
