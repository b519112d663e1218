import { vars } from '@vitrine/tokens/contract';
import { styleIn } from '../../internal/style.ts';

const css = styleIn('foundation');

export const rule = css({
  inlineSize: '100%',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
