import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

export const choices = css({ display: 'grid', gap: space.lg, maxInlineSize: '44rem' });

/** Keeps its line, so that nothing moves when it speaks. */
export const outcome = css({ margin: 0, minBlockSize: '1.5em', color: vars.color.inkMuted, fontSize: vars.text.sm });
