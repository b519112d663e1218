import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const control = css({
  display: 'flex',
  // The button goes below where there is no room beside.
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.xs,
});

export const choice = css({ flex: '1 1 12rem', minInlineSize: 0 });
