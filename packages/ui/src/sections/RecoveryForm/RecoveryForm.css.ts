import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const form = css({
  display: 'grid',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
});
