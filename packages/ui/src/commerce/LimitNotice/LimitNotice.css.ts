import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const notice = css({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'start',
  margin: 0,
  marginBlockStart: vars.space.xs,
  fontFamily: vars.font.text.family,
  fontSize: vars.caps.size,
  lineHeight: 1.4,
  letterSpacing: '0.02em',
  color: vars.color.critical.ink,
});
