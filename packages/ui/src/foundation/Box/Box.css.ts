import { vars } from '@vitrine/tokens/contract';
import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

export const edge = css({ border: `${vars.border.hairline} solid ${vars.color.line}` });
