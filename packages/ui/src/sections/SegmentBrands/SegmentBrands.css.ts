import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const more = css({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space.xxl });
