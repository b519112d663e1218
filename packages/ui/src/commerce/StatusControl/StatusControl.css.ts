import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const control = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xs,
});
