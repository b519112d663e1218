import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const product = css({ display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', gap: vars.space.lg });
