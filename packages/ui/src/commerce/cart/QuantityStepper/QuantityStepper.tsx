import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../foundation/index.ts';
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
  /** Focuses the next field when Enter is pressed. Without it, Enter keeps the figure and selects it. */
  onNext?: (event: { field: HTMLInputElement }) => void;
}

/** Selects the figure of a focused field again whenever it changes: whatever is typed next replaces it. */
const useSelected = (figure: string, isTyping: boolean) => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (!isTyping && input?.ownerDocument.activeElement === input) input?.select();
  }, [figure, isTyping]);
  return field;
};

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
  onNext,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const field = useSelected(format(value), draft !== null);
  const keep = () => {
    if (draft !== null) onChange({ text: draft });
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Leaving the field keeps the figure.
    if (onNext) onNext({ field: event.currentTarget });
    else keep();
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
        ref={field}
        className={css.field}
        aria-label={label}
        inputMode="numeric"
        enterKeyHint={onNext ? 'next' : 'done'}
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
