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
  /** On one line beside other things: shows as many as fit, five at most, and how many are left. */
  fit?: boolean;
}

/** The last disc, and the one before it, show where all fit: then there is no number beside them. The first one always shows. */
const fits = (index: number, count: number): string => {
  if (index === 0) return '';
  const areLast = count <= css.most && index >= count - 2;
  return (areLast ? css.whereAllFit[count - 1] : css.besideRest[index]) ?? '';
};

/** Styles alone decide how many fit, so that the page is right before any script has run. */
function FittingSwatches({ label, colours }: Pick<ColourSwatchesProps, 'label' | 'colours'>) {
  const shown = colours.slice(0, css.most);
  const rest = shown.length === colours.length ? css.whereLeft[shown.length - 1] : '';
  return (
    <ul className={`${css.row} ${css.fitting}`} aria-label={label} data-component="ColourSwatches">
      {shown.map((colour, index) => (
        <li
          key={colour.id}
          className={`${css.disc} ${fits(index, colours.length)}`}
          style={index === 0 ? { counterReset: `left ${colours.length}` } : undefined}
        >
          <Swatch colour={colour} name={colour.label} />
        </li>
      ))}
      {colours.length > 1 && <li className={`${css.rest} ${css.counted} ${rest}`} />}
    </ul>
  );
}

/** The colours a product comes in. */
export function ColourSwatches({ label, colours, limit = colours.length, fit = false }: ColourSwatchesProps) {
  if (fit) return <FittingSwatches label={label} colours={colours} />;
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
