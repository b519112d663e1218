import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const select = css({ cursor: 'pointer', textOverflow: 'ellipsis' });
