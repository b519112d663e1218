import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../foundation/index.ts';
import * as css from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** Whole units, 0 or more. */
  value: number;
  /** Accessible name of the figure. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  readOnly?: boolean;
  /** Nothing is left of it: there can only be fewer. */
  soldOut?: boolean;
  format: (units: number) => string;
  /** What was typed, as it was typed, or the figure stepped to. */
  onChange: (event: { text: string }) => void;
}

/** Minus, figure, plus: made for thumbs. What was typed stands once the field is left. */
export function QuantityStepper({
  value,
  label,
  decreaseLabel,
  increaseLabel,
  readOnly,
  soldOut,
  format,
  onChange,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const keep = () => {
    if (draft !== null) onChange({ text: draft });
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') setDraft(null);
  };
  const stepTo = (units: number) => onChange({ text: String(units) });
  return (
    <div className={css.stepper} data-component="QuantityStepper">
      <button
        type="button"
        className={css.button}
        aria-label={decreaseLabel}
        disabled={readOnly || value <= 0}
        onClick={() => stepTo(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className={css.field}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        value={draft ?? format(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={keep}
      />
      <button
        type="button"
        className={css.button}
        aria-label={increaseLabel}
        disabled={readOnly || soldOut}
        onClick={() => stepTo(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
