import { style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../foundation/layers.css.ts';

export type Layer = keyof typeof layers;

/** Widths at which layouts change: below `tablet` is a phone. */
export const from = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  wide: 'screen and (min-width: 80rem)',
} as const;

export const media = {
  hover: '(hover: hover) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;

/** Puts a rule into a layer; every style of the library sits in one. */
export const layered = (layer: Layer, rule: StyleRule): StyleRule => ({ '@layer': { [layers[layer]]: rule } });

/** `style` within one layer: `const css = styleIn('components')`. */
export const styleIn =
  (layer: Layer) =>
  (rule: StyleRule): string =>
    style(layered(layer, rule));

/** The ring of every focused thing: 3 px, 2 px away from it. */
export const ring = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

/** The ring of things that touch their neighbours or would be cut off. */
export const ringInside = { ...ring, outlineOffset: '-3px' } as const;

/** A whole rule to spread: the ring on keyboard focus. */
export const focusRing = { selectors: { '&:focus-visible': ring } } as const;

/** The look of short labels in capitals. */
export const caps = {
  fontSize: vars.caps.size,
  letterSpacing: vars.caps.tracking,
  textTransform: 'uppercase',
  lineHeight: 1.35,
} as const;
