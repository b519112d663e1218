import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { forcedFill } from '../../../internal/forcedFill.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { styleIn } from '../../../internal/styleIn.ts';
import { tabOf, tabRow } from '../../../internal/tabLine.ts';

const css = styleIn(layers.commerce);
const { space, color } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const list = css({
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});
export const loading = css({ display: 'grid' });

/** As tall as an order, and divided as one. */
export const waiting = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 30%',
  gap: `${space.xs} ${space.xl}`,
  padding: space.sm,
  borderBlockEnd: hair,
});

export const tabs = css(tabRow);
export const tab = css(tabOf('&[aria-pressed=true]'));

export const orders = css({ margin: 0, padding: 0, listStyle: 'none' });

export const order = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space.xxs} ${space.md}`,
  padding: space.sm,
  borderBlockEnd: hair,
  borderInlineStart: '2px solid transparent',
  color: color.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.md,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { ...picked, borderInlineStartColor: color.brand },
    '&:focus-visible': focusRingInside,
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.groundSunken } } } },
});

export const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  fontWeight: vars.font.text.weightStrong,
  overflowWrap: 'anywhere',
});
export const total = css({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const end = css({ textAlign: 'end' });
export const status = css({ gridColumn: '1 / -1', marginBlockStart: space.xxs });

export const unread = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: space.xxs,
  borderRadius: vars.radius.pill,
  background: color.brand,
  color: color.onBrand,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  ...forcedFill,
});
