import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { cellColumn, nameColumn } from './gridSizes.css.ts';

// What floats over the cells, and moves without laying them out.

const css = styleIn(layers.commerce);
const { color, space, text, border } = vars;

/** Row and column of the last cell of what is selected, from 0. */
export const endRow = createVar();
export const endColumn = createVar();

/** The corner to draw by: seen once the grid is worked in, met by the pointer a little around it. */
export const handle = css({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  // Rows and columns are of one size each, the head being a row. Moved so, it needs no layout.
  translate: `calc((${nameColumn} + (${endColumn} + 1) * ${cellColumn} - 1rem) * var(--ahead, 1)) calc((${endRow} + 2) * ${vars.size.cell} - 1rem)`,
  willChange: 'translate',
  inlineSize: '1rem',
  blockSize: '1rem',
  cursor: 'crosshair',
  touchAction: 'none',
  selectors: {
    '[data-in-use] > &': { display: 'block' },
    '&[data-drawing]': { pointerEvents: 'none' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '2px',
      insetInlineEnd: '2px',
      inlineSize: '7px',
      blockSize: '7px',
      background: color.focus,
    },
  },
  '@media': { print: { display: 'none' } },
});

/** Where a cell's box begins, inside its lines. */
const lined = border.hairline;

/** Over the cell that is open, moved as the handle is: what is under it stays as it was. */
export const editor = css({
  visibility: 'hidden',
  position: 'absolute',
  insetBlockStart: lined,
  insetInlineStart: lined,
  contain: 'strict',
  translate: `calc((${nameColumn} + ${endColumn} * ${cellColumn}) * var(--ahead, 1)) calc((${endRow} + 1) * ${vars.size.cell})`,
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
