import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const product = css({ fontWeight: vars.font.text.weightStrong, marginBlockEnd: vars.space.xxs });

export const sizes = css({
  padding: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
