import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { focusRing, focusRingInside } from '../../../internal/focusRing.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

export const root = css({
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
  rowGap: space.xs,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  background: color.ground,
  position: 'sticky',
  insetBlockStart: vars.header.height,
  zIndex: 2,
  '@media': { [media.desktop]: { position: 'static' } },
});

export const steps = css({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' });
export const position = css({ fontSize: vars.text.sm, color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });

const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const;

export const heads = css({
  ...columns,
  ...capsLabel,
  color: color.inkMuted,
  textAlign: 'center',
  paddingBlock: space.xs,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
});

/** A long page scrolls in the comparison, so that the form below it stays near. On a phone it is the page that scrolls. */
export const frame = css({
  '@media': { [media.desktop]: { maxBlockSize: '75vh', overflowY: 'auto', overscrollBehavior: 'contain' } },
});

export const sides = css({ selectors: { '&[data-sides=both]': columns } });

export const side = css({
  minInlineSize: 0,
  overflow: 'clip',
  selectors: { '[data-sides=both] > & + &': { borderInlineStart: `${border.hairline} solid ${color.line}` } },
});

/** Beside each other the pages keep the layout of a wide screen: they are drawn smaller. */
export const page = css({ selectors: { '[data-sides=both] &': { zoom: 0.66 } } });

export const missing = css({ padding: space.lg, color: color.inkMuted, fontSize: vars.text.sm });

export const change = css({
  position: 'relative',
  outline: `2px dashed ${color.caution.ink}`,
  outlineOffset: '-2px',
  scrollMarginBlock: '12rem 2rem',
  '@media': { [media.desktop]: { scrollMarginBlock: space.md } },
  selectors: { '&:focus-visible': focusRingInside },
});

const label = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: '1.5rem',
  margin: '2px',
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  background: color.caution.ground,
  color: color.caution.ink,
  fontSize: vars.text.sm,
} as const;

export const tag = css(label);
export const editTag = css({
  ...label,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
});
