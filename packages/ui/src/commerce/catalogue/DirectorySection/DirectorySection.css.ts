import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ paddingBlock: vars.space.xl, scrollMarginBlockStart: '7.5rem' });

export const pending = css({ display: 'grid', gap: vars.space.sm, alignContent: 'start' });
