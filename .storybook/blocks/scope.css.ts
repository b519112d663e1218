import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';

/** Said again, for what is inherited was computed outside. */
export const scope = style({
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.text.family,
  fontWeight: vars.font.text.weight,
  fontVariationSettings: vars.font.display.variation,
  fontSize: vars.text.md,
  lineHeight: vars.font.text.leading,
});
