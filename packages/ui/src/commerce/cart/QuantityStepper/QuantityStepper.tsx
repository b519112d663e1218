import { Icon } from '../../../foundation/index.ts';
import { useQuantityField } from '../../../internal/useQuantityField.ts';
import * as css from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** Whole units, 0 or more. */
  value: number;
  /** Accessible name of the number field. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  readOnly?: boolean;
  /** Nothing is left in stock: units can only be removed. */
  soldOut?: boolean;
  format: (units: number) => string;
  /** Called with the text as typed, or with the number a button stepped to. */
  onChange: (event: { text: string }) => void;
  /** Focuses the next field when Enter is pressed. Without it, Enter keeps the figure and selects it. */
  onNext?: (event: { field: HTMLInputElement }) => void;
}

interface StepProps {
  icon: 'minus' | 'plus';
  label: string;
  disabled: boolean;
  onPress: () => void;
}

/** No tab stop: Tab moves from field to field in a size run. Keeps the focus while disabled, so that pressing it at the limit does not lose the focus. */
const Step = ({ icon, label, disabled, onPress }: StepProps) => (
  <button
    type="button"
    className={css.button}
    tabIndex={-1}
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress()}
  >
    <Icon name={icon} />
  </button>
);

/** A number with buttons for one fewer and one more; read-only, the number alone. It reports a typed number when the field loses the focus. */
export function QuantityStepper({
  value,
  label,
  decreaseLabel,
  increaseLabel,
  readOnly = false,
  soldOut = false,
  format,
  onChange,
  onNext,
}: QuantityStepperProps) {
  const field = useQuantityField({
    value,
    format,
    hasNext: onNext !== undefined,
    onKeep: (event) => {
      onChange(event);
      return true;
    },
    onMove: ({ field: input, by }) => {
      if (by === 1) onNext?.({ field: input });
      return by === 1 && onNext !== undefined;
    },
  });
  const stepTo = (units: number) => onChange({ text: String(units) });
  return (
    <div className={css.stepper} data-component="QuantityStepper" data-readonly={readOnly || undefined}>
      {!readOnly && <Step icon="minus" label={decreaseLabel} disabled={value <= 0} onPress={() => stepTo(value - 1)} />}
      <input {...field} className={css.field} aria-label={label} readOnly={readOnly || field.readOnly} />
      {!readOnly && <Step icon="plus" label={increaseLabel} disabled={soldOut} onPress={() => stepTo(value + 1)} />}
    </div>
  );
}
