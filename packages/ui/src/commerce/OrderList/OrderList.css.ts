import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing, focusRingInside } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

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
export const loading = css({ display: 'grid', gap: space.lg, paddingBlock: space.md });

export const tabs = css({ display: 'flex', gap: space.lg, borderBlockEnd: hair });

export const tab = css({
  minBlockSize: vars.size.control,
  padding: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
  background: 'transparent',
  color: color.inkMuted,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': {
      color: color.ink,
      borderBlockEndColor: color.ink,
      fontWeight: vars.font.text.weightStrong,
    },
    '&:hover': { color: color.ink },
    '&:focus-visible': focusRing,
  },
});

export const orders = css({ margin: 0, padding: 0, listStyle: 'none' });

export const order = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space.xxs} ${space.md}`,
  padding: space.sm,
  borderBlockEnd: hair,
  color: color.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.md,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: color.selected, boxShadow: `inset 2px 0 0 ${color.brand}` },
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
});
