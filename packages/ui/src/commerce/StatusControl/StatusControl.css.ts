import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const control = css({ display: 'flex', alignItems: 'start', gap: vars.space.xs });

export const choice = css({ flex: 1, minInlineSize: 0 });

/** Beside the box, whatever is said below it: as far down as the label is high. */
export const update = css({ flex: 'none', marginBlockStart: `calc(1.35 * ${vars.text.sm} + ${vars.space.xs})` });
