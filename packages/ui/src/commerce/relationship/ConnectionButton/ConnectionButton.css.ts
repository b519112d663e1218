import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ display: 'grid', justifyItems: 'start', gap: vars.space.sm });

/** As wide as its usual words. */
export const place = css({ inlineSize: '11rem' });

export const connected = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
});
