import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './ColourSwatches.css.ts';

export interface Colour {
  id: string;
  /** The colour's name, as the brand gives it. */
  label: string;
  /** `#rrggbb`. */
  colour: string;
  /** A second colour, in the other half. */
  extraColour?: string | null;
  /** Picture of the fabric, over the colours. */
  texture?: string | null;
}

/** One colour as a small disc of cloth. */
export function Swatch({ colour: { colour, extraColour, texture } }: { colour: Omit<Colour, 'id' | 'label'> }) {
  return (
    <span
      className={css.swatch}
      aria-hidden
      data-part="swatch"
      style={assignInlineVars({
        [css.first]: colour,
        [css.second]: extraColour ?? colour,
        [css.texture]: texture ? `url("${texture.replaceAll(/["\\\n]/g, encodeURIComponent)}")` : 'none',
      })}
    />
  );
}
