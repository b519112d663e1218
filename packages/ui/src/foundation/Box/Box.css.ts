import { vars } from '@vitrine/tokens/contract';
import { styleIn } from '../../internal/style.ts';

const css = styleIn('foundation');

export const edge = css({ border: `${vars.border.hairline} solid ${vars.color.line}` });
