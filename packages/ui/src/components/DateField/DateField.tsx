import type { Ref } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';

export interface DateFieldProps extends FieldProps {
  /** Asks for the hour too. Values are then `2027-01-15T09:30`, in the reader's own time zone. */
  withTime?: boolean;
  /** A calendar date, `2027-01-15`; empty for none. */
  value?: string;
  defaultValue?: string;
  /** At every date that exists, and with an empty text when it is cleared. */
  onChange?: (change: { value: string }) => void;
  onBlur?: () => void;
  /** The first and the last day offered, `2027-01-15`. */
  min?: string;
  max?: string;
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A day of the calendar. It is the platform's own field: days in the order its reader's system writes them, the phone's
 * wheel, arrow keys in each part, and a calendar that screen readers know; and it weighs nothing.
 */
export const DateField = ({ withTime, ...props }: DateFieldProps) => (
  <div data-component="DateField">
    <TextField {...props} type={withTime ? 'datetime-local' : 'date'} />
  </div>
);
