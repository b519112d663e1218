import { vars } from '@vitrine/tokens/contract';
import { labelRoom } from '../../../components/Field/Field.css.ts';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const control = css({ display: 'flex', alignItems: 'start', gap: vars.space.xs });

export const choice = css({ flex: 1, minInlineSize: 0 });

/** Aligned with the box, also when a message is below it. */
export const update = css({ flex: 'none', marginBlockStart: labelRoom });
