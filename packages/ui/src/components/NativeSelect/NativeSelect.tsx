import type { Ref } from 'react';
import { Icon } from '../../foundation/index.ts';
import { Field } from '../Field/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { control, end, endStill, roomAtEnd, withEnd } from '../Field/Field.css.ts';
import { select } from './NativeSelect.css.ts';

export interface NativeSelectProps extends FieldProps {
  options: { value: string; label: string; disabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a few, through the platform's own list: light, and the best on a phone. */
export const NativeSelect = ({
  label,
  hideLabel,
  hint,
  message,
  tone,
  required,
  options,
  onChange,
  placeholder,
  ...native
}: NativeSelectProps) => (
  <Field {...{ label, hideLabel, hint, message, tone, required }}>
    {(aria) => (
      <span data-component="NativeSelect" className={withEnd}>
        <select
          {...native}
          {...aria}
          className={`${control} ${roomAtEnd} ${select}`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={`${end} ${endStill}`}>
          <Icon name="chevron-down" size="sm" />
        </span>
      </span>
    )}
  </Field>
);
