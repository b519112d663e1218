import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRing, focusRingInside } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const root = css({ display: 'inline-block' });

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.selected },
    '&[data-pressed]': { background: vars.color.groundSunken },
    '&[data-focus-visible]': focusRing,
    '&[data-chosen]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  },
});

export const label = css({ ...capsLabel, cursor: 'inherit' });

export const count = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.ground,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  // Said in words beside it; as generated text it does not count twice.
  selectors: { '&::before': { content: 'attr(data-count)' } },
});

export const popover = css({
  minInlineSize: 'max(14rem, var(--trigger-width))',
  maxInlineSize: 'min(22rem, 92vw)',
  overflow: 'auto',
  background: vars.color.groundRaised,
  color: vars.color.ink,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
});

export const list = css({ maxBlockSize: '22rem', overflow: 'auto', paddingBlock: vars.space.xs, outline: 'none' });

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.selected },
    '&[data-focus-visible]': focusRingInside,
  },
});

export const box = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: `min(${vars.radius.control}, 4px)`,
  selectors: {
    '&[data-checked]': { background: vars.color.brand, borderColor: vars.color.brand, color: vars.color.onBrand },
  },
});

export const empty = css({ padding: vars.space.md, fontSize: vars.text.sm, color: vars.color.inkMuted });
