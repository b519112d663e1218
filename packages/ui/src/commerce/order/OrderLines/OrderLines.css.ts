import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { scrollEdges } from '../../../internal/scrollEdges.ts';
import { layered, styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

/** Room for a size run beside the picture; without it the table has the whole width below. */
const besidePicture = '(min-width: 46rem)';
/** Room for the size run and its total. */
const whole = '(min-width: 40rem)';

export const lines = css({
  display: 'grid',
  gap: space.lg,
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { [media.print]: { display: 'block' } },
});

export const product = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: `${space.sm} ${space.md}`,
  alignItems: 'start',
  breakInside: 'avoid',
  '@container': { [besidePicture]: { gridTemplateRows: 'auto 1fr' } },
});

/** Too small for the corners of a large picture. */
export const picture = css({
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.image}, 0.375rem)`,
  '@container': { [besidePicture]: { gridRow: '1 / span 2' } },
});
export const words = css({ minInlineSize: 0 });

export const scroller = css({
  gridColumn: '1 / -1',
  ...scrollEdges(),
  minInlineSize: 0,
  '@media': { [media.print]: { overflow: 'visible' } },
  '@container': { [besidePicture]: { gridColumn: 2 } },
  selectors: { '&:focus-visible': focusRingInside },
});

export const table = css({
  inlineSize: '100%',
  // Collapsed borders are the table's: a cell that stays in sight while the rest scrolls may cover them.
  borderCollapse: 'separate',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

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

/** Units and value of the whole order. */
export const sum = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${space.xs} ${space.lg}`,
  paddingInline: vars.table.padding,
  fontFamily: vars.font.text.family,
  fontWeight: vars.font.text.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});

/** On paper the products are blocks: nested grids that break over pages lay what follows over what was moved to the next page. */
globalStyle(
  `${lines} > * + *`,
  layered(layers.commerce, { '@media': { [media.print]: { marginBlockStart: space.lg } } }),
);
