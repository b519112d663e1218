import { vars } from '@vitrine/tokens/contract';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

export const rule = css({
  inlineSize: '100%',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
