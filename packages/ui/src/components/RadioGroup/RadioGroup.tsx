import { useId } from 'react';
import type { ReactNode } from 'react';
import { Text, VisuallyHidden } from '../../foundation/index.ts';
import { box, row, words } from '../Checkbox/Checkbox.css.ts';
import { Message } from '../Field/Field.tsx';
import { hint as hintStyle, required as star } from '../Field/Field.css.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second, quieter line; for a disabled option, why it cannot be chosen. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  /** The question the options answer. */
  label: ReactNode;
  /** Keeps the question for those who listen alone, where the place asks it. */
  hideLabel?: boolean;
  options: RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (change: { value: string }) => void;
  hint?: ReactNode;
  /** What is wrong, and how to mend it. */
  message?: ReactNode;
  /** Options beside each other where there is room, for two or three short ones. */
  inline?: boolean;
  disabled?: boolean;
  required?: boolean;
  /** The name it is sent by; its own otherwise. */
  name?: string;
}

type RadioProps = RadioOption & Pick<RadioGroupProps, 'name' | 'onChange'> & { checked?: boolean; first?: boolean };

const Radio = ({ value, label, hint, disabled, name, onChange, checked, first }: RadioProps) => {
  const id = useId();
  return (
    <label className={row} data-part="option">
      <input
        type="radio"
        className={box}
        name={name}
        value={value}
        disabled={disabled}
        checked={checked}
        defaultChecked={first}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={() => onChange?.({ value })}
      />
      <span className={words}>
        <span id={`${id}-label`}>{label}</span>
        {hint ? (
          <Text as="span" id={`${id}-hint`} size="sm" tone="muted">
            {hint}
          </Text>
        ) : null}
      </span>
    </label>
  );
};

const Legend = ({ label, hideLabel, required }: Pick<RadioGroupProps, 'label' | 'hideLabel' | 'required'>) => (
  <legend className={css.legend}>
    {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    {required && !hideLabel ? (
      <span aria-hidden className={star}>
        *
      </span>
    ) : null}
  </legend>
);

/** One of a few, all in view. Arrow keys move and choose, as the platform does it. */
export const RadioGroup = (props: RadioGroupProps) => {
  const own = useId();
  const { options, value, defaultValue, name = own, hint, message, onChange } = props;
  const described = [hint ? `${own}-hint` : '', message ? `${own}-message` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      data-component="RadioGroup"
      className={css.group}
      disabled={props.disabled}
      aria-required={props.required}
      aria-invalid={message ? true : undefined}
      aria-describedby={described || undefined}
    >
      <Legend {...props} />
      {hint ? (
        <span id={`${own}-hint`} className={hintStyle}>
          {hint}
        </span>
      ) : null}
      <div className={css.options} data-inline={props.inline || undefined}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            name={name}
            onChange={onChange}
            checked={value === undefined ? undefined : value === option.value}
            first={value === undefined ? defaultValue === option.value : undefined}
          />
        ))}
      </div>
      {message ? (
        <Message id={`${own}-message`} tone="critical">
          {message}
        </Message>
      ) : null}
    </fieldset>
  );
};
