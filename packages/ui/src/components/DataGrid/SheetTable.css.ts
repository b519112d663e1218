import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { picked } from '../../internal/picked.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';
import { firstColumn } from './widths.ts';

const css = styleIn(layers.components);
const { color, space, size } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

/** Two lines of a long name. */
const headHeight = '3.25rem';

/** The widths of the columns, how many rows there are, and which one a row is. */
export const columns = createVar();
export const count = createVar();
export const at = createVar();

/** Scrolls in both directions; what has the focus never hides under a sticky edge. */
export const scroller = css({
  position: 'relative',
  overflow: 'auto',
  minInlineSize: 0,
  maxBlockSize: 'min(72vh, 48rem)',
  border: hair,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  scrollPaddingBlockStart: headHeight,
  scrollPaddingInlineStart: firstColumn,
  selectors: { '[dir=rtl] &': { vars: { '--ahead': '-1' } } },
});

export const grid = css({
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontSize: vars.text.sm,
  lineHeight: 1.25,
  userSelect: 'none',
  outline: 'none',
});

const line = { display: 'grid', gridTemplateColumns: columns } as const;
const edge = { position: 'sticky', insetInlineStart: 0, zIndex: 1, borderInlineEnd: hair } as const;

export const head = css({ position: 'sticky', insetBlockStart: 0, zIndex: 3, background: color.groundRaised });
export const headRow = css({ ...line, ...capsLabel, color: color.inkMuted, borderBlockEnd: hair });
export const headCell = css({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  blockSize: headHeight,
  paddingInline: space.xs,
  background: color.groundRaised,
  selectors: { '&[data-align=end]': { textAlign: 'end' }, '&:first-child': { ...edge, paddingInlineStart: space.sm } },
});

/** As tall as all rows together: what is not drawn keeps its room. */
export const body = css({ position: 'relative', blockSize: `calc(${count} * ${size.cell})` });

export const row = css({
  ...line,
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  translate: `0 calc(${at} * ${size.cell})`,
  blockSize: size.cell,
  contain: 'layout size style',
  inlineSize: '100%',
});

export const cell = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  paddingInline: space.xs,
  borderBlockEnd: hair,
  cursor: 'cell',
  color: color.ink,
  // Opaque like what may cover it.
  backgroundColor: color.groundRaised,
  outline: 'none',
  // What has the focus stays above the foot of the grid.
  '@media': { [media.tablet]: { scrollMarginBlockEnd: '9rem' } },
  selectors: {
    '& + &': { borderInlineStart: hair },
    '&:first-child': { ...edge, paddingInlineStart: space.sm, fontWeight: vars.font.text.weightStrong },
    '&:nth-child(2)': { borderInlineStart: 0 },
    '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '&:hover': { backgroundColor: color.groundSunken },
    '[data-in-use] &[aria-selected=true]': { ...picked, color: color.ink },
    '&[data-tone=caution]': { color: color.caution.ink, fontWeight: vars.font.text.weightStrong },
    '&[data-tone=critical]': { color: color.critical.ink, fontWeight: vars.font.text.weightStrong },
    '[aria-readonly=true] &': { cursor: 'default' },
    '&[data-changed]': { boxShadow: `inset 3px 0 0 ${color.info.ink}` },
    '&[data-conflict]': { background: color.caution.ground, color: color.caution.ink },
    '&[aria-invalid]': {
      background: color.critical.ground,
      color: color.critical.ink,
      boxShadow: `inset 3px 0 0 ${color.critical.ink}`,
    },
    '&[data-filling]': { boxShadow: `inset 0 0 0 1px ${color.brand}` },
    '[aria-readonly=false] &[data-corner]': { touchAction: 'none' },
    '[data-in-use] [aria-readonly=false] &[data-corner]': {
      backgroundImage: `linear-gradient(${color.focus}, ${color.focus})`,
      backgroundPosition: 'calc(50% + var(--ahead, 1) * (50% - 2px)) calc(100% - 2px)',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '7px 7px',
    },
    '[data-at-handle] &[data-corner]': { cursor: 'crosshair' },
    '&:focus': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
  },
});

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const clip = css(clipped);
/** What an empty cell means. */
export const empty = css({ ...clipped, color: color.inkMuted });
/** The second line of a row's name. */
export const note = css({
  ...clipped,
  color: color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.font.text.weight,
});

/** What is longer than two lines ends in dots. */
export const headWords = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
});
