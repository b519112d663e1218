import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const root = css({
  position: 'relative',
  outline: `${vars.border.strong} dashed ${vars.color.caution.line}`,
  outlineOffset: `calc(-1 * ${vars.border.strong})`,
});

export const label = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.caution.ground,
  color: vars.color.caution.ink,
  fontSize: vars.text.sm,
});
