import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

export const list = css({ minInlineSize: 0, '@media': { [media.print]: { display: 'none' } } });
export const entries = css({ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' });
export const entry = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md });
export const words = css({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
