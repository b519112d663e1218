import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { layered, styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space, text, size } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

/** How many rows there are, and which one a row is. */
export const count = createVar();
export const at = createVar();
const rowHeight = createVar();

export const root = css({ display: 'grid', gap: space.md, minInlineSize: 0, fontFamily: vars.font.text.family });

export const toolbar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });
export const search = css({ flex: '1 1 14rem', maxInlineSize: '24rem' });
export const chosen = css({ display: 'flex', alignItems: 'center', gap: space.xs, minBlockSize: size.control });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  // What is said below one of them does not stretch the others.
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.tablet]: { marginInlineStart: 'auto' }, print: { display: 'none' } },
});

export const scroller = css({
  overflow: 'auto',
  maxBlockSize: 'min(80vh, 48rem)',
  border: hair,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  scrollPaddingBlockStart: size.control,
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
});

export const grid = css({ outline: 'none', fontSize: text.sm, lineHeight: 1.35 });
// A choice is there at once. Faded, each side of a box would be an animation of its own, told to the page from run to end.
globalStyle(`${grid} input, ${grid} input::after`, layered(layers.commerce, { transition: 'none' }));

/** Tick, product, colours, sizes and two prices; on a phone only what tells products apart. */
const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: space.xs,
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
  paddingInlineEnd: space.sm,
  '@media': {
    [media.tablet]: {
      columnGap: space.sm,
      gridTemplateColumns: '2.75rem minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1fr) 7rem 7rem',
      paddingInlineEnd: space.md,
    },
    [media.desktop]: {
      columnGap: space.md,
      gridTemplateColumns: '2.75rem minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1fr) 7.5rem 7.5rem',
    },
  },
} as const;

/** Two lines of a name, its code and a badge; beside a wide name the badge stands beside the code. */
const heights = { narrow: '5.5rem', wide: '4.5rem' };

export const head = css({ position: 'sticky', insetBlockStart: 0, zIndex: 1, background: color.groundRaised });
export const headRow = css({
  ...columns,
  ...capsLabel,
  minBlockSize: size.control,
  color: color.inkMuted,
  borderBlockEnd: hair,
});

/** As tall as all rows together: what is not drawn keeps its room. */
export const body = css({
  vars: { [rowHeight]: heights.narrow },
  position: 'relative',
  blockSize: `calc(${count} * ${rowHeight})`,
  '@media': { [media.desktop]: { vars: { [rowHeight]: heights.wide } } },
});

export const row = css({
  ...columns,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${at} * ${rowHeight})`,
  blockSize: rowHeight,
  overflow: 'hidden',
  borderBlockEnd: hair,
  cursor: 'pointer',
  contain: 'strict',
  selectors: {
    '&[aria-selected=true]': picked,
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    ...columns['@media'],
    [media.hover]: { selectors: { '&:hover:not([aria-selected=true])': { background: color.groundSunken } } },
  },
});

export const waiting = css({
  ...columns,
  minBlockSize: heights.narrow,
  // On a raised ground; the tone is made for the page's own.
  vars: { [color.skeleton]: `color-mix(in oklab, ${color.groundRaised} 90%, ${color.ink})` },
  paddingInlineStart: space.sm,
  borderBlockEnd: hair,
  '@media': {
    ...columns['@media'],
    [media.desktop]: { ...columns['@media'][media.desktop], minBlockSize: heights.wide },
  },
});

export const waitingWords = css({ flex: 1, minInlineSize: 0 });
export const waitingFigure = css({ minInlineSize: '4rem' });

/** As wide as a finger. */
export const tick = css({ display: 'grid', placeItems: 'center', blockSize: '100%', minInlineSize: size.control });

export const wide = css({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

export const product = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: space.sm } },
});
/** Too small for the corners of a large picture. */
export const thumb = css({
  flex: 'none',
  inlineSize: '3rem',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.image}, 0.375rem)`,
});
export const words = css({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const name = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: color.ink,
  fontWeight: vars.font.text.weightStrong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const reference = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  color: color.inkMuted,
  fontSize: text.xs,
  overflow: 'hidden',
});
/** A row is of one height: a long code ends in dots. */
export const code = css({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The sizes stand under the name where they have no column. */
export const sizesBelow = css({ letterSpacing: '0.04em', '@media': { [media.tablet]: { display: 'none' } } });

export const figure = css({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const restricted = css({ ...capsLabel, color: color.inkMuted });
