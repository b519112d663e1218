import { type KeyboardEvent, useState } from 'react';
import * as css from './SizeUnits.css.ts';

export interface SizeUnitsLabels {
  /** Names a field, e.g. "Units of White, M". */
  units: (words: { variation: string; size: string }) => string;
  /** '{n} left' (V-063). */
  left: (words: { units: number }) => string;
  outOfStock: string;
  /** '{n} units are available for immediate delivery' (V-060). */
  available: (words: { units: number }) => string;
}

export interface SizeUnitsProps {
  /** Name of the variation whose units are typed. */
  variation: string;
  /** Names of the sizes, in the brand's order. */
  sizes: readonly string[];
  /** Units by size; absent is none. */
  units?: Readonly<Record<string, number>>;
  /** Units in stock by size; null or absent is not limited. */
  left?: Readonly<Record<string, number | null>>;
  /** Called with units that stock allows. */
  onChange: (change: { size: string; units: number }) => void;
  /** Called by Enter in the last size. */
  onEnd?: () => void;
  labels: SizeUnitsLabels;
}

const MOST = 100_000;
/** Fewer than this many left is said (K-52). */
const LOW = 5;

const steps: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowRight: 1, ArrowLeft: -1 };

/** Leads to the size before or after, as in the grid of a cart; false at either end. */
const move = (field: HTMLInputElement, step: 1 | -1): boolean => {
  const row = field.closest('[data-component=SizeUnits]');
  const fields = [...(row?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
  const next = fields[fields.indexOf(field) + step];
  next?.focus();
  return next !== undefined;
};

const unitsOf = (text: string): number => Math.max(0, Math.trunc(Number(text) || 0));

/** A row of sizes, each with the units to order. Units above stock are lowered to it (V-060). */
export function SizeUnits({ variation, sizes, units = {}, left = {}, onChange, onEnd, labels }: SizeUnitsProps) {
  const [cut, setCut] = useState<number | null>(null);
  const change = (size: string, text: string): void => {
    const wanted = unitsOf(text);
    const most = Math.min(left[size] ?? MOST, MOST);
    setCut(wanted > most ? most : null);
    onChange({ size, units: Math.min(wanted, most) });
  };
  const answerKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!move(event.currentTarget, step) && event.key === 'Enter') onEnd?.();
  };
  const hintOf = (size: string): string | null => {
    const stock = left[size] ?? LOW;
    if (stock >= LOW) return null;
    return stock > 0 ? labels.left({ units: stock }) : labels.outOfStock;
  };
  return (
    <div data-component="SizeUnits">
      <div className={css.sizes}>
        {sizes.map((size) => (
          <label key={size} className={css.size}>
            <span aria-hidden>{size}</span>
            <input
              className={css.units}
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              aria-label={[labels.units({ variation, size }), hintOf(size)].filter(Boolean).join(', ')}
              value={units[size] ? String(units[size]) : ''}
              placeholder="0"
              // Units put into the cart before may exceed what is left by now: they can be lowered.
              disabled={left[size] === 0 && !units[size]}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={answerKey}
              onChange={(event) => change(size, event.currentTarget.value)}
            />
            <span className={css.hint} aria-hidden>
              {hintOf(size)}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className={css.notice}>
        {cut !== null && labels.available({ units: cut })}
      </p>
    </div>
  );
}
