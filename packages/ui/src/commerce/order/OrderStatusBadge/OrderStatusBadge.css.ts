import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

/** No line of text around the badge: it stands level with what is beside it. */
export const root = styleIn(layers.commerce)({ display: 'inline-flex' });
