import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const area = css({
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
  lineHeight: 1.5,
} as object);
