import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space, size } = vars;

/** The row of the open cell, where its column begins, and how wide it is. */
export const row = createVar();
export const start = createVar();
export const width = createVar();

/** Over the cell that is open. */
export const editor = css({
  visibility: 'hidden',
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineStart: 0,
  contain: 'strict',
  translate: `calc(${start} * var(--ahead, 1)) calc(${row} * ${size.cell})`,
  inlineSize: width,
  blockSize: size.cell,
  border: 0,
  borderRadius: 0,
  paddingInline: space.xs,
  background: color.groundRaised,
  color: color.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  outline: 'none',
  boxShadow: `inset 0 0 0 2px ${color.focus}`,
  selectors: { '&[data-open]': { visibility: 'visible' }, '&[data-align=end]': { textAlign: 'end' } },
});
