import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field } from '../Field/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { control } from '../Field/Field.css.ts';
import { area, lines } from './TextArea.css.ts';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'placeholder' | 'maxLength' | 'disabled' | 'readOnly' | 'rows' | 'autoComplete' | 'enterKeyHint'
>;

export interface TextAreaProps extends FieldProps, Native {
  value?: string;
  defaultValue?: string;
  onChange?: (change: { value: string }) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with them. */
export const TextArea = ({
  label,
  hideLabel,
  hint,
  message,
  tone,
  required,
  onChange,
  rows = 3,
  ...input
}: TextAreaProps) => (
  <Field {...{ label, hideLabel, hint, message, tone, required }}>
    {(aria) => (
      <textarea
        {...input}
        {...aria}
        rows={rows}
        data-component="TextArea"
        className={`${control} ${area}`}
        style={assignInlineVars({ [lines]: String(rows) })}
        onChange={(event) => onChange?.({ value: event.currentTarget.value })}
      />
    )}
  </Field>
);
