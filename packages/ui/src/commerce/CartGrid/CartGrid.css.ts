import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { picked } from '../../internal/picked.ts';
import { layered, styleIn } from '../../internal/styleIn.ts';
import { cellColumn, nameColumn, sideways, totalColumn } from './gridSizes.css.ts';

const css = styleIn(layers.commerce);
const { color, space, text, border } = vars;
const hair = `${border.hairline} solid ${color.line}`;

/** How many sizes there are. */
export const count = createVar();
/** How many rows a group has. */
export const rowCount = createVar();

/** Live regions stay in place while they are empty, so each brings its own room once it speaks. */
export const root = css({ display: 'grid', minInlineSize: 0, justifyItems: 'start' });

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

/** Rows that go aside together, as tall when they are; on paper none is aside. */
export const group = css({
  '@media': {
    screen: {
      display: 'block',
      blockSize: `calc(${rowCount} * ${vars.size.cell})`,
      contentVisibility: 'auto',
      selectors: { '&[hidden]': { contentVisibility: 'hidden' } },
    },
    print: { display: 'table-row-group', contentVisibility: 'visible' },
  },
});

/**
 * A row of a size of its own: what changes in it concerns no other row. With groups out of sight put aside, this is
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

/**
 * What a cell shows, in a box of one size: a change is laid out in it alone. The row cannot be that box, for its sticky ends
 * are measured with the whole page.
 */
const face = (inlineSize: string) =>
  ({
    '@media': {
      screen: {
        display: 'grid',
        // Words wider than the cell do not push the figure out of its column.
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'center',
        contain: 'size layout',
        inlineSize: `calc(${inlineSize} - ${border.hairline})`,
        blockSize: `calc(${vars.size.cell} - ${border.hairline})`,
        marginInlineStart: 'auto',
      },
    },
    // No line above the first.
    selectors: { 'thead + tbody > :first-child > td > &': { '@media': { screen: { blockSize: vars.size.cell } } } },
  }) as const;

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

/** Where nothing can be ordered: hatched, like a blank on a drawing. Of thinned ink, for a partner's lines may be as dark as its words. */
const hatched = `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in oklch, ${color.ink} 14%, transparent) 5px 6px)`;

export const cell = css({
  ...shown,
  position: 'relative',
  inlineSize: cellColumn,
  minInlineSize: cellColumn,
  textAlign: 'end',
  verticalAlign: 'middle',
  cursor: 'cell',
  color: color.ink,
  // Opaque like what may cover it, or the browser makes the layers of the page anew with each cell that is picked.
  backgroundColor: color.groundRaised,
  outline: 'none',
  selectors: {
    '& + &': { borderInlineStart: hair },
    ':is(tr + tr, tbody + tbody > tr) > &': { borderBlockStart: hair },
    '&[data-empty]': { color: color.inkMuted },
    '&:hover': { backgroundColor: color.groundSunken },
    '[data-in-use] &[aria-selected=true]': { ...picked, color: color.ink },
    ':is([aria-readonly=true] &, &[aria-disabled])': { cursor: 'default' },
    '&:is([data-stock=out], [data-stock=absent])': { backgroundImage: hatched },
    '&[data-filling]': { boxShadow: `inset 0 0 0 1px ${color.brand}` },
    '&[data-cut]': { background: color.caution.ground, color: color.caution.ink },
    '&[data-state=failed]': { background: color.critical.ground, color: color.critical.ink },
    '&:focus': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
  },
});

/** How saving goes, as a mark in the corner: filled while it runs, hollow while it waits. */
const mark = {
  content: '',
  position: 'absolute',
  insetBlockStart: '5px',
  insetInlineStart: '5px',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${color.info.ink}`,
} as const;
globalStyle(`${cell}:is([data-state=saving], [data-state=queued])::before`, layered(layers.commerce, mark));
globalStyle(`${cell}[data-state=saving]::before`, layered(layers.commerce, { background: color.info.ink }));

/**
 * The corner to draw by, seen once the grid is worked in. Painted on the ground of the cell, for a box of its own, moved or
 * made, has the browser layer the whole page anew.
 */
const square = `linear-gradient(${color.focus}, ${color.focus})`;
const atTheEnd = 'calc(50% + var(--ahead, 1) * (50% - 2px)) calc(100% - 2px)';
const handle = {
  backgroundImage: square,
  backgroundPosition: atTheEnd,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '7px 7px',
  // A finger draws from there; elsewhere it scrolls.
  touchAction: 'none',
} as const;
const drawable = `[aria-readonly=false] ${cell}[data-corner]`;
const onHatch = {
  backgroundImage: `${square}, ${hatched}`,
  backgroundPosition: `${atTheEnd}, 0 0`,
  backgroundRepeat: 'no-repeat, repeat',
  backgroundSize: '7px 7px, auto',
} as const;
globalStyle(`[data-in-use] ${drawable}`, layered(layers.commerce, { '@media': { screen: handle } }));
globalStyle(
  `[data-in-use] ${drawable}:is([data-stock=out], [data-stock=absent])`,
  layered(layers.commerce, { '@media': { screen: onHatch } }),
);
globalStyle(`[data-at-handle] ${drawable}`, layered(layers.commerce, { cursor: 'crosshair' }));

export const quantity = css(face(cellColumn));
export const columnSum = css({ ...face(cellColumn), paddingInline: space.xs });
export const sum = css({ ...face(totalColumn), paddingInline: vars.table.padding });
export const figure = css({ display: 'block', paddingInline: space.xs });

export const hint = css({
  display: 'block',
  marginBlockStart: '1px',
  // Ends with the figure above it; a long one begins at the very edge of the cell.
  justifySelf: 'end',
  paddingInlineEnd: space.xs,
  fontSize: '0.6875rem',
  // Set a little closer, so that “Out of stock” keeps off the edge of its cell.
  letterSpacing: '-0.015em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: color.caution.ink,
  selectors: { '[data-stock=out] &': { color: color.inkMuted }, '[data-state=failed] &': { color: 'inherit' } },
});
