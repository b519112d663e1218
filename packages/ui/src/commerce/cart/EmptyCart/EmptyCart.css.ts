import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { family, weight, leading } = vars.font.text;

/** Words to read in a heading: out of the display face. */
export const text = css({
  display: 'block',
  marginBlockStart: vars.space.xs,
  fontFamily: family,
  fontSize: vars.text.md,
  fontWeight: weight,
  fontStretch: 'normal',
  letterSpacing: 'normal',
  lineHeight: leading,
  textTransform: 'none',
  color: vars.color.inkMuted,
});
