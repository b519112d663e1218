import { useId } from 'react';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import { Field } from '../Field/index.ts';
import type { FieldProps } from '../Field/index.ts';
import * as css from '../Field/Field.css.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'disabled'
  | 'readOnly'
  | 'min'
  | 'max'
  | 'step'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldProps, Native {
  type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date' | 'datetime-local'
  >;
  value?: string;
  defaultValue?: string;
  onChange?: (change: { value: string }) => void;
  onBlur?: () => void;
  /** Texts that the browser suggests while people type. They may type anything else. */
  suggestions?: readonly string[];
  /** Stands before the text. */
  icon?: IconName;
  /** Stands after the text: a unit or a small button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export const TextField = ({
  label,
  hideLabel,
  hint,
  message,
  tone,
  required,
  type = 'text',
  onChange,
  onBlur,
  suggestions,
  icon,
  end,
  ...input
}: TextFieldProps) => {
  const id = useId();
  return (
    <Field {...{ label, hideLabel, hint, message, tone, required }}>
      {(aria) => (
        <span data-component="TextField" className={css.withEnd}>
          {icon ? (
            <span className={css.start}>
              <Icon name={icon} size="md" />
            </span>
          ) : null}
          <input
            {...input}
            {...aria}
            type={type}
            list={suggestions && id}
            className={[css.control, end ? css.roomAtEnd : '', icon ? css.roomAtStart : ''].join(' ')}
            onChange={(event) => onChange?.({ value: event.currentTarget.value })}
            onBlur={onBlur}
          />
          {end ? <span className={css.end}>{end}</span> : null}
          {suggestions ? (
            <datalist id={id}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion}>
                  {suggestion}
                </option>
              ))}
            </datalist>
          ) : null}
        </span>
      )}
    </Field>
  );
};
