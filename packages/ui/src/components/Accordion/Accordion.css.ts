import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

export const accordion = styleIn(layers.components)({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
