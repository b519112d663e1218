import { useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import { Icon } from '../../foundation/index.ts';
import { Field } from '../Field/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { control, end, endStill, roomAtEnd, withEnd } from '../Field/Field.css.ts';
import * as css from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  detail?: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** `null` or an empty text: nothing is chosen. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (change: { value: string }) => void;
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
}

const never = () => () => undefined;
const drawsItsList = () => CSS.supports('appearance', 'base-select');

/** Whether the browser lets us style the open list. In the system's own list, an option is one line of text. */
const useOwnLook = () => useSyncExternalStore(never, drawsItsList, () => true);

const Option = ({ value, label, detail, disabled }: SelectOption) => {
  const hasLines = useOwnLook();
  return (
    <option value={value} disabled={disabled} data-detail={hasLines ? detail : undefined} className={css.option}>
      {detail && !hasLines ? `${label} · ${detail}` : label}
    </option>
  );
};

/** One of some, through the platform's own control: keys, typing ahead, forms and phones are the platform's; the list has the partner's look where the browser allows it. */
export const Select = ({
  label,
  hideLabel,
  hint,
  message,
  tone,
  required,
  options,
  value,
  onChange,
  placeholder,
  ...native
}: SelectProps) => (
  <Field {...{ label, hideLabel, hint, message, tone, required }}>
    {(aria) => (
      <span data-component="Select" className={withEnd}>
        <select
          {...native}
          {...aria}
          value={value === null ? '' : value}
          className={`${control} ${roomAtEnd} ${css.select}`}
          onChange={(event) => onChange?.({ value: event.currentTarget.value })}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <Option key={option.value} {...option} />
          ))}
        </select>
        <span className={`${end} ${endStill}`}>
          <Icon name="chevron-down" size="sm" />
        </span>
      </span>
    )}
  </Field>
);
