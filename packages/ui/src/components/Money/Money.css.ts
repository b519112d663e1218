import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

/** Figures of one width stand below each other; an amount is not torn from its currency. */
export const money = styleIn(layers.components)({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
