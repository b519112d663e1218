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

export interface SwatchProps {
  colour: Omit<Colour, 'id' | 'label'>;
  /** Says the colour where no word beside the disc does, and shows it to a pointer. */
  name?: string;
}

const inCss = (address: string) => `url("${address.replaceAll(/["\\\n]/g, encodeURIComponent)}")`;

/** One colour as a small disc of cloth. */
export function Swatch({ colour: { colour, extraColour, texture }, name }: SwatchProps) {
  return (
    <span
      className={css.swatch}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
      data-part="swatch"
      style={assignInlineVars({
        [css.first]: colour,
        [css.second]: extraColour,
        [css.texture]: texture ? inCss(texture) : null,
      })}
    />
  );
}
