import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRingInside } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { scrollEdges } from '../../internal/scrollEdges.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const lines = css({ display: 'grid', gap: space.lg, minInlineSize: 0 });

export const product = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: `${space.sm} ${space.md}`,
  alignItems: 'start',
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateRows: 'auto 1fr' } },
});

/** Too small for the corners of a large picture. */
export const picture = css({
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.image}, 0.375rem)`,
  '@media': { [media.tablet]: { gridRow: '1 / span 2' } },
});
export const words = css({ minInlineSize: 0 });

/** On a phone the table has the whole width; on a desk it stands beside the picture. */
export const scroller = css({
  gridColumn: '1 / -1',
  ...scrollEdges(),
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: 2 }, [media.print]: { overflow: 'visible' } },
  selectors: { '&:focus-visible': focusRingInside },
});

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

const edge = {
  blockSize: vars.table.rowHeight,
  paddingBlock: 0,
  paddingInline: vars.table.padding,
  borderBlockEnd: hair,
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
export const size = css({ ...edge, textAlign: 'end', minInlineSize: '3rem', fontWeight: vars.font.text.weightStrong });
export const colour = css({
  ...edge,
  ...stays,
  paddingBlock: space.xs,
  minInlineSize: '8rem',
  lineHeight: 1.35,
  '@media': { [media.tablet]: { paddingBlock: 0 } },
});

/** On a phone what it comes to stands under the colour, for its columns lie beyond the edge. */
export const inShort = css({
  display: 'block',
  fontSize: vars.text.xs,
  color: color.inkMuted,
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const cell = css({ ...edge, textAlign: 'end' });
export const strong = css({ ...edge, textAlign: 'end', fontWeight: vars.font.text.weightStrong });
