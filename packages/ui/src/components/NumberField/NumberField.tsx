import type { Ref } from 'react';
import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import { field } from '../Field/Field.css.ts';
import { type AriaFieldProps, WordsAbove, WordsBelow } from '../Field/AriaField.tsx';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps extends AriaFieldProps {
  /** NaN is an empty field. */
  value?: number;
  defaultValue?: number;
  /** At a step, and when what was typed is taken over: on leaving or Enter. NaN for an empty field. */
  onChange?: (change: { value: number }) => void;
  /** What is typed below or above is brought back into the range on leaving. */
  min?: number;
  max?: number;
  /** How far one press goes; typed numbers are rounded to it. */
  step?: number;
  /** How numbers are written, in the language in force: `{ style: 'percent' }`, `{ minimumFractionDigits: 2 }`. */
  format?: Intl.NumberFormatOptions;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** The names of the two buttons. */
  labels: { decrease: string; increase: string };
  ref?: Ref<HTMLInputElement>;
}

/** A number that is typed in one's own notation or stepped: arrows by one, Page keys further, Home and End to the ends. */
export const NumberField = ({
  label,
  hint,
  message,
  tone,
  required,
  disabled,
  readOnly,
  min,
  max,
  format,
  onChange,
  labels,
  ref,
  ...number
}: NumberFieldProps) => (
  <AriaLocale>
    <AriaNumberField
      {...number}
      minValue={min}
      maxValue={max}
      formatOptions={format}
      onChange={onChange && ((value) => onChange({ value }))}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isRequired={required}
      isInvalid={tone === 'critical'}
      validationBehavior="aria"
      decrementAriaLabel={labels.decrease}
      incrementAriaLabel={labels.increase}
      data-component="NumberField"
      className={field}
    >
      <WordsAbove {...{ label, hint, required }} />
      <Group className={css.box}>
        <Button slot="decrement" className={css.step}>
          <Icon name="minus" size="sm" />
        </Button>
        <Input ref={ref} className={css.input} />
        <Button slot="increment" className={css.step}>
          <Icon name="plus" size="sm" />
        </Button>
      </Group>
      <WordsBelow {...{ message, tone }} />
    </AriaNumberField>
  </AriaLocale>
);
