import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { picked } from '../../internal/picked.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.color.ground,
  color: vars.color.ink,
});

export const dialog = css({
  position: 'relative',
  blockSize: '100%',
  display: 'grid',
  alignContent: 'center',
  paddingInline: vars.space.md,
  paddingBlock: vars.space.md,
  outline: 'none',
});

export const close = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.sm,
  insetInlineEnd: vars.space.sm,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  selectors: { '&:hover': picked },
});

export const figure = css({ display: 'grid', justifyItems: 'center', gap: vars.space.sm });

export const image = css({ blockSize: 'calc(100dvh - 9rem)', inlineSize: '100%', objectFit: 'contain' });

export const caption = css({ color: vars.color.inkMuted, fontSize: vars.text.sm });
