import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing, focusRingInside } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.button,
  fontSize: vars.text.sm,
  fontWeight: vars.font.text.weightStrong,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.selected, borderColor: vars.color.ink },
    '&[data-pressed]': { background: vars.color.groundSunken },
    '&[data-focus-visible]': focusRing,
  },
});

export const popover = css({
  minInlineSize: '14rem',
  maxInlineSize: 'min(24rem, 92vw)',
  background: vars.color.groundRaised,
  color: vars.color.ink,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  overflow: 'auto',
});

export const list = css({ paddingBlock: vars.space.xs, outline: 'none' });

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: vars.color.selected },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
});

export const words = css({ display: 'grid', lineHeight: 1.35 });

export const reason = css({ fontSize: vars.text.xs, color: vars.color.inkMuted });
