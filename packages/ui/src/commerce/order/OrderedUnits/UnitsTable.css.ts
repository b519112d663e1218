import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { scrollEdges } from '../../../internal/scrollEdges.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

/** Room for the size run and its total, in the container that the table is in. */
const whole = '(min-width: 40rem)';

export const scroller = css({
  ...scrollEdges(),
  minInlineSize: 0,
  '@media': { [media.print]: { overflow: 'visible' } },
  selectors: { '&:focus-visible': focusRingInside },
});

const grid = {
  // Collapsed borders are the table's: a cell that stays in sight while the rest scrolls may cover them.
  borderCollapse: 'separate',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
} as const;
/** As wide as its sizes, so that a figure stands close to the name of its colour. */
export const table = css(grid);
export const wide = css({ ...grid, inlineSize: '100%' });

const edge = {
  blockSize: vars.table.rowHeight,
  paddingBlock: 0,
  paddingInline: vars.table.padding,
  // Above each row: the ground of a cell that stays in sight may cover the edge of the one above it.
  borderBlockStart: hair,
  selectors: { 'thead &': { borderBlockStart: 0 }, 'tbody tr:last-child > &': { borderBlockEnd: hair } },
  whiteSpace: 'nowrap',
  fontWeight: 'inherit',
} as const;
const head = { ...edge, ...capsLabel, color: color.inkMuted } as const;

/** The colour stays in sight while a long size run is scrolled. */
const stays = {
  position: 'sticky',
  insetInlineStart: 0,
  background: color.ground,
  textAlign: 'start',
  paddingInlineStart: 0,
} as const;

export const startHead = css({ ...head, ...stays });
export const endHead = css({ ...head, textAlign: 'end' });
/** Where it is narrow, a run of six sizes fits. */
export const size = css({
  ...edge,
  textAlign: 'end',
  minInlineSize: '2rem',
  paddingInline: space.xs,
  fontWeight: vars.font.text.weightStrong,
  '@container': { [whole]: { minInlineSize: '3rem', paddingInline: vars.table.padding } },
});
export const colour = css({
  ...edge,
  ...stays,
  paddingBlock: space.xs,
  minInlineSize: '7rem',
  lineHeight: 1.35,
  '@container': { [whole]: { minInlineSize: '8rem', paddingBlock: 0 } },
});

/** On narrow screens the totals are under the colour, because their columns are beyond the edge. */
export const inShort = css({
  display: 'block',
  fontSize: vars.text.xs,
  color: color.inkMuted,
  '@media': { [media.print]: { display: 'none' } },
  '@container': { [whole]: { display: 'none' } },
});
export const quantity = css({
  ...edge,
  textAlign: 'end',
  paddingInline: space.xs,
  '@container': { [whole]: { paddingInline: vars.table.padding } },
});
export const cell = css({ ...edge, textAlign: 'end' });
export const strong = css({ ...edge, textAlign: 'end', fontWeight: vars.font.text.weightStrong });
