import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { focusRingInside } from '../../../internal/focusRing.ts';
import { forcedFill } from '../../../internal/forcedFill.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space, text } = vars;
const strong = vars.font.text.weightStrong;

export const list = css({ display: 'grid', gap: space.md, alignContent: 'start', minInlineSize: 0 });
export const entries = css({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  borderInlineStart: '2px solid transparent',
  color: color.ink,
  fontFamily: vars.font.text.family,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { ...picked, borderInlineStartColor: color.brand },
    '&:focus-visible': focusRingInside,
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.groundSunken } } } },
});

/** The two lines of an entry on its way. */
export const waiting = css({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const words = css({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const line = css({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 });
const cut = { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = css({ ...cut, selectors: { [`${entry}[data-unread] &`]: { fontWeight: strong } } });
export const date = css({ color: color.inkMuted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });

export const excerpt = css({
  ...cut,
  color: color.inkMuted,
  fontSize: text.sm,
  selectors: { [`${entry}[data-unread] &`]: { color: color.ink } },
});

export const unread = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: space.xxs,
  borderRadius: vars.radius.pill,
  background: color.brand,
  color: color.onBrand,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
  ...forcedFill,
});
