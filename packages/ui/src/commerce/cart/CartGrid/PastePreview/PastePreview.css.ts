import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../../foundation/layers.css.ts';
import { capsLabel } from '../../../../internal/capsLabel.ts';
import { focusRing } from '../../../../internal/focusRing.ts';
import { media } from '../../../../internal/media.ts';
import { picked } from '../../../../internal/picked.ts';
import { styleIn } from '../../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const scroller = css({
  overflow: 'auto',
  maxBlockSize: '22rem',
  border: hair,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  ':focus-visible': focusRing,
});

export const table = css({
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const edge = { blockSize: vars.size.cell, paddingInline: space.sm, fontWeight: 'inherit' } as const;
const below = { selectors: { 'tbody &': { borderBlockStart: hair } } } as const;

export const rowHead = css({
  ...edge,
  position: 'sticky',
  insetInlineStart: 0,
  textAlign: 'start',
  background: color.groundRaised,
  selectors: { ...below.selectors, 'thead &': { ...capsLabel, color: color.inkMuted } },
});
export const columnHead = css({
  ...edge,
  inlineSize: '6rem',
  textAlign: 'end',
  fontWeight: vars.font.text.weightStrong,
});
export const colour = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: '6.25rem',
  '@media': { [media.tablet]: { minInlineSize: '11rem' } },
});
/** On a phone, two lines of a long name: five would leave room for three rows. Where there is room, all of it. */
export const colourName = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.2,
  '@media': { [media.tablet]: { WebkitLineClamp: 'none' } },
});

export const cell = css({
  ...edge,
  textAlign: 'end',
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  selectors: {
    'tbody &': { borderBlockStart: hair },
    '&[data-changes]': { ...picked, color: color.ink },
    '&[data-cut]': { color: color.caution.ink, background: color.caution.ground },
  },
});

export const before = css({ color: color.inkMuted, marginInlineEnd: space.xs });
export const after = css({ selectors: { '[data-changes] > &': { fontWeight: vars.font.text.weightStrong } } });
export const hint = css({ display: 'block', fontSize: '0.6875rem', lineHeight: 1 });

export const unplaced = css({
  display: 'grid',
  gap: space.xs,
  padding: `${space.sm} ${space.md}`,
  borderInlineStart: `2px solid ${color.caution.ink}`,
  background: color.caution.ground,
  color: color.caution.ink,
});

export const list = css({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
});
export const item = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs });
export const place = css({ fontWeight: vars.font.text.weightStrong });
export const text = css({ overflowWrap: 'anywhere' });
