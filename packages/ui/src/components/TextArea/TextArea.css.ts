import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

/** Lines it shows before anything is written. A field sized by its content takes no notice of its `rows`. */
export const lines = createVar();

export const area = css({
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
  lineHeight: 1.5,
  selectors: {
    '&&': {
      minBlockSize: `max(${vars.field.height}, calc(${lines} * 1lh + 2 * (${vars.space.xs} + ${vars.field.stroke})))`,
    },
  },
} as object);
