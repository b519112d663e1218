import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const message = css({
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.border.strong} solid ${vars.color.lineStrong}`,
  fontSize: vars.text.lg,
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
