import { layers } from '../../foundation/layers.css.ts';
import { floatingBar } from '../../internal/floatingBar.ts';
import { styleIn } from '../../internal/styleIn.ts';

export const bar = styleIn(layers.components)(floatingBar);
