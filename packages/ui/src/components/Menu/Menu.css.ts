import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { floating, floatingOption } from '../../internal/floating.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { picked, pressed } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: `${vars.button.stroke} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.button,
  fontSize: vars.text.sm,
  fontWeight: vars.button.weight,
  letterSpacing: vars.button.tracking,
  textTransform: vars.button.transform as 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { ...picked, borderColor: vars.color.ink },
    '&[data-pressed]': pressed,
    '&[data-focus-visible]': focusRing,
  },
});

export const popover = css({
  ...floating,
  minInlineSize: '14rem',
  maxInlineSize: 'min(24rem, 92vw)',
});

export const list = css({
  paddingBlock: vars.space.xs,
  outline: 'none',
  boxShadow: 'none',
  selectors: { '&:empty': { paddingBlock: 0 } },
});

export const item = css({
  ...floatingOption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  selectors: {
    ...floatingOption.selectors,
    '&[aria-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
});

export const words = css({ display: 'grid', lineHeight: 1.35 });

export const reason = css({ fontSize: vars.text.xs, color: vars.color.inkMuted });
