import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../../foundation/layers.css.ts';
import { styleIn } from '../../../../internal/styleIn.ts';
import { cellColumn, nameColumn } from '../table/gridSizes.css.ts';

const css = styleIn(layers.commerce);
const { color, space, text, border } = vars;

/** Row and column of the open cell, from 0. */
export const row = createVar();
export const column = createVar();

/** Where a cell's box begins, inside its lines. */
const lined = border.hairline;

/** Over the cell that is open: rows and columns are of one size each, the head being a row, so that moving it lays out nothing. */
export const editor = css({
  visibility: 'hidden',
  position: 'absolute',
  insetBlockStart: lined,
  insetInlineStart: lined,
  contain: 'strict',
  translate: `calc((${nameColumn} + ${column} * ${cellColumn}) * var(--ahead, 1)) calc((${row} + 1) * ${vars.size.cell})`,
  inlineSize: `calc(${cellColumn} - ${lined})`,
  blockSize: `calc(${vars.size.cell} - ${lined})`,
  border: 0,
  borderRadius: 0,
  paddingInline: space.xs,
  background: color.groundRaised,
  color: color.ink,
  fontFamily: vars.font.text.family,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  outline: 'none',
  boxShadow: `inset 0 0 0 2px ${color.focus}`,
  selectors: { '&[data-open]': { visibility: 'visible' } },
});
