import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;

/** A line to scroll along on a phone, a column beside the cart on a desk. */
export const list = css({
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: { flexDirection: 'column', overflow: 'visible', gap: 0 },
    [media.print]: { display: 'none' },
  },
});

export const cart = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space.xxs} ${space.sm}`,
  flex: 'none',
  minInlineSize: '13rem',
  padding: space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
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
export const details = css({ gridColumn: '1 / -1' });
