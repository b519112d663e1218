import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';
import { face } from './table/gridFace.ts';
import { cellColumn, nameColumn, sideways, totalColumn } from './table/gridSizes.css.ts';

const css = styleIn(layers.commerce);
const { color, space, text, border } = vars;
const hair = `${border.hairline} solid ${color.line}`;

/** How many sizes there are. */
export const count = createVar();
/** How many rows a group has. */
export const rowCount = createVar();

/** Live regions stay in place while they are empty, so each brings its own room once it speaks. */
export const root = css({ display: 'grid', minInlineSize: 0, justifyItems: 'start' });

export const limits = css({ marginBlockStart: space.xs });

/** Scrolls in both directions; what has the focus never hides under a sticky edge. */
export const scroller = css({
  position: 'relative',
  overflow: 'auto',
  scrollTimeline: `${sideways} inline`,
  maxBlockSize: 'min(80vh, 44rem)',
  border: hair,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  scrollPaddingBlock: vars.size.cell,
  scrollPaddingInline: `${nameColumn} ${totalColumn}`,
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
});

export const table = css({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontFamily: vars.font.text.family,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.15,
  userSelect: 'none',
  '@media': { screen: { display: 'block', inlineSize: 'max-content' } },
});

/** On paper it is a table whose heads repeat; on a screen each part lays out by itself. */
const part = { '@media': { screen: { display: 'block' } } } as const;

/** Rows that are skipped together keep their height; on paper none is skipped. */
export const group = css({
  '@media': {
    screen: {
      display: 'block',
      blockSize: `calc(${rowCount} * ${vars.size.cell})`,
      selectors: {
        '[data-large] > &': { contentVisibility: 'auto' },
        '[data-large] > &[hidden]': { contentVisibility: 'hidden' },
      },
    },
    print: { display: 'table-row-group', contentVisibility: 'visible' },
  },
});

/**
 * A row of a size of its own: what changes in it concerns no other row. With off-screen groups skipped, this is
 * what lets 720 cells answer a key within a frame.
 */
export const row = css({
  '@media': {
    screen: {
      display: 'grid',
      gridTemplateColumns: `${nameColumn} repeat(${count}, ${cellColumn}) ${totalColumn}`,
      inlineSize: `calc(${nameColumn} + ${count} * ${cellColumn} + ${totalColumn})`,
      blockSize: vars.size.cell,
      contain: 'strict',
    },
  },
});

const sticky = { position: 'sticky', background: color.groundRaised, zIndex: 1 } as const;
// What is wider than its column is cut there, and does not push over its neighbours.
const middle = {
  '@media': { screen: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center' } },
} as const;
const edge = {
  ...middle,
  blockSize: vars.size.cell,
  paddingInline: vars.table.padding,
  paddingBlock: 0,
  fontWeight: 'inherit',
} as const;
const atStart = { ...sticky, insetInlineStart: 0, borderInlineEnd: hair, textAlign: 'start' } as const;
const atEnd = {
  ...sticky,
  insetInlineEnd: 0,
  borderInlineStart: hair,
  textAlign: 'end',
  minInlineSize: totalColumn,
} as const;
const label = {
  ...edge,
  color: color.inkMuted,
  fontSize: vars.caps.size,
  letterSpacing: vars.caps.tracking,
  textTransform: 'uppercase',
} as const;
const between = { selectors: { ':is(tr + tr, tbody + tbody > tr) > &': { borderBlockStart: hair } } } as const;

export const head = css({ ...part, ...sticky, insetBlockStart: 0, zIndex: 3 });
export const foot = css({ ...part, ...sticky, insetBlockEnd: 0, zIndex: 3 });

export const corner = css({
  ...label,
  ...atStart,
  selectors: { 'thead &': { borderBlockEnd: hair }, 'tfoot &': { borderBlockStart: hair } },
});

export const size = css({
  ...edge,
  paddingInline: space.xs,
  textAlign: 'end',
  borderBlockEnd: hair,
  fontWeight: vars.font.text.weightStrong,
});
export const totalHead = css({ ...label, ...atEnd, borderBlockEnd: hair });

export const colour = css({ ...edge, ...atStart, inlineSize: nameColumn, maxInlineSize: nameColumn, ...between });
export const colourName = css({ display: 'flex', alignItems: 'center', gap: space.xs });
export const clip = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const shown = { blockSize: vars.size.cell, padding: 0 } as const;

export const total = css({ ...shown, ...atEnd, fontWeight: vars.font.text.weightStrong, ...between });
export const columnTotal = css({
  ...shown,
  textAlign: 'end',
  borderBlockStart: hair,
  color: color.inkMuted,
});
export const grandTotal = css({
  ...shown,
  ...atEnd,
  borderBlockStart: hair,
  fontWeight: vars.font.text.weightStrong,
  fontSize: text.md,
});

export const columnSum = css({ ...face(cellColumn), paddingInline: space.xs });
export const sum = css({ ...face(totalColumn), paddingInline: vars.table.padding });
