import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { scrollEdges } from '../../../internal/scrollEdges.ts';
import { forcedFill } from '../../../internal/forcedFill.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({
  position: 'sticky',
  insetBlockStart: '4rem',
  zIndex: vars.layer.sticky,
  background: vars.color.ground,
  borderBlock: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.desktop]: { insetBlockStart: '5rem' } },
});

export const list = css({
  display: 'flex',
  justifyContent: 'space-between',
  scrollbarWidth: 'none',
  ...scrollEdges(),
});

/** As wide as a finger where the row scrolls; from a tablet's width on all letters share it. */
export const place = css({
  flex: '1 0 2.25rem',
  '@media': { [media.tablet]: { flexBasis: 0, minInlineSize: 0 } },
});

const cell = {
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.control,
  fontSize: vars.text.sm,
} as const;

export const letter = css({
  ...cell,
  fontWeight: vars.font.text.weightStrong,
  selectors: { '&:hover': picked, '&:focus-visible': { outlineOffset: '-3px' } },
});

export const absent = css({ ...cell, color: vars.color.lineStrong, opacity: 0.6 });

/** On a phone as many rows as it takes: what can be pressed is never out of sight. */
export const letters = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  '@media': { [media.tablet]: { display: 'flex', justifyContent: 'space-between' } },
});

export const choice = css({
  ...cell,
  flex: '1 1 0',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.text.family,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': picked,
    '&[aria-pressed=true]': { background: vars.color.brand, color: vars.color.onBrand, ...forcedFill },
    '&[aria-pressed=true]:hover': { background: vars.color.brandHover, ...forcedFill },
    '&[aria-disabled]': { color: vars.color.inkMuted, cursor: 'default', opacity: 0.6 },
    '&:focus-visible': focusRingInside,
  },
});
