import { useId } from 'react';
import { VisuallyHidden } from '../../../foundation/VisuallyHidden/index.ts';
import * as css from './ColourSwatches.css.ts';
import { Swatch } from './Swatch.tsx';
import type { Colour } from './Swatch.tsx';

export interface ColourSwatchesProps {
  label: string;
  colours: Colour[];
  /** Shows only so many, and how many are left. */
  limit?: number;
}

/** The colours a product comes in. */
export function ColourSwatches({ label, colours, limit = colours.length }: ColourSwatchesProps) {
  const shown = colours.slice(0, limit);
  return (
    <ul className={css.row} aria-label={label} data-component="ColourSwatches">
      {shown.map((colour) => (
        <li key={colour.id}>
          <Swatch colour={colour} name={colour.label} />
        </li>
      ))}
      {colours.length > shown.length && <li className={css.rest}>+{colours.length - shown.length}</li>}
    </ul>
  );
}

export interface ColourChoiceProps {
  label: string;
  colours: Colour[];
  /** Id of the chosen colour. */
  value: string | undefined;
  onChange: (choice: { id: string }) => void;
}

/** The same discs to choose from; the chosen one says its name. */
export function ColourChoice({ label, colours, value, onChange }: ColourChoiceProps) {
  const name = useId();
  const chosen = colours.find((colour) => colour.id === value);
  return (
    <fieldset data-component="ColourChoice">
      <legend className={css.legend}>
        {label}
        {chosen && <span className={css.chosen}>{chosen.label}</span>}
      </legend>
      <div className={css.choices}>
        {colours.map((colour) => (
          <label key={colour.id} className={css.choice} title={colour.label}>
            <input
              className={css.input}
              type="radio"
              name={name}
              checked={colour.id === value}
              onChange={() => onChange({ id: colour.id })}
            />
            <Swatch colour={colour} />
            <VisuallyHidden>{colour.label}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
