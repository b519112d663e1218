import { useId } from 'react';
import type { ReactNode } from 'react';
import { Text } from '../../foundation/index.ts';
import { required as asterisk } from '../Field/Field.css.ts';
import { box, row, words } from './Checkbox.css.ts';

export interface CheckboxProps {
  label: ReactNode;
  /** Said below the label. */
  hint?: ReactNode;
  /** What is wrong, said in place of the hint. */
  message?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Some of the items it stands for are selected. */
  indeterminate?: boolean;
  onChange?: (change: { checked: boolean }) => void;
  name?: string;
  value?: string;
  disabled?: boolean;
  /** Shown as an asterisk after the label, and announced. */
  required?: boolean;
}

const setIndeterminate = (on: boolean) => (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = on;
};

/** Yes or no; one of several that may be chosen together. */
export const Checkbox = ({
  label,
  hint,
  message,
  indeterminate = false,
  onChange,
  required,
  ...input
}: CheckboxProps) => {
  const id = useId();
  return (
    <label data-component="Checkbox" className={row}>
      <input
        {...input}
        ref={setIndeterminate(indeterminate)}
        type="checkbox"
        className={box}
        aria-required={required}
        aria-invalid={message ? true : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint || message ? `${id}-said` : undefined}
        onChange={(event) => onChange?.({ checked: event.currentTarget.checked })}
      />
      <span className={words}>
        <span id={`${id}-label`}>
          {label}
          {required ? (
            <span aria-hidden className={asterisk}>
              *
            </span>
          ) : null}
        </span>
        {hint || message ? (
          <Text as="span" id={`${id}-said`} size="sm" tone={message ? 'critical' : 'muted'}>
            {message ?? hint}
          </Text>
        ) : null}
      </span>
    </label>
  );
};
