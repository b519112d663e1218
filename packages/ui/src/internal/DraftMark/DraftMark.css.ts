import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

const outline = `${vars.border.strong} dashed ${vars.color.caution.line}`;

export const root = css({
  position: 'relative',
  outline,
  outlineOffset: `calc(-1 * ${vars.border.strong})`,
});

/** The label is read first and seen last. */
export const smallRoot = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifySelf: 'start',
  outline,
  outlineOffset: vars.space.xxs,
});

const ground = {
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.caution.ground,
  color: vars.color.caution.ink,
  fontSize: vars.text.sm,
};

export const label = css(ground);

export const cornerLabel = css({
  ...ground,
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
});
