import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { scrollEdges, scrollEndsOf } from '../../../internal/scrollEdges.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

export const list = css({ display: 'grid', '@media': { [media.print]: { display: 'none' } } });

/** A line to scroll along on a phone; a column beside the cart on a desk, that leaves room for the totals and the button below them when there are many. */
export const carts = css({
  ...scrollEdges(),
  display: 'flex',
  gap: space.xs,
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: {
      ...scrollEndsOf(),
      flexDirection: 'column',
      gap: 0,
      maxBlockSize: 'clamp(8rem, 100svh - 50.5rem, 26rem)',
      scrollbarWidth: 'thin',
    },
  },
  selectors: { '&[data-expanded]': { flexDirection: 'column', maxBlockSize: 'none' } },
});

/** Only the browser can measure whether some are out of sight; the place is kept, so that nothing below moves once it has. */
export const toggle = css({ selectors: { '&:not([data-shown])': { visibility: 'hidden' } } });

/** One cart with what it lacks. */
export const entry = css({
  flex: 'none',
  minInlineSize: '13rem',
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

export const missing = css({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  paddingBlock: `0 ${space.sm}`,
  paddingInline: `calc(${space.sm} + 2px) ${space.sm}`,
  listStyle: 'none',
});

export const cart = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space.xxs} ${space.sm}`,
  padding: space.sm,
  borderInlineStart: '2px solid transparent',
  color: color.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { ...picked, borderInlineStartColor: color.brand },
    '&:focus-visible': focusRingInside,
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.groundSunken } } } },
});

export const brand = css({ fontWeight: vars.font.text.weightStrong, overflowWrap: 'anywhere' });
export const total = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const details = css({ display: 'grid', gridColumn: '1 / -1' });

export const note = css({ padding: space.sm });

export const sums = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: space.sm,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
});
export const sum = css({ display: 'flex', justifyContent: 'space-between', gap: space.sm });
export const figure = css({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
