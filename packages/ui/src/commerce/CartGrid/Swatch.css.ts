import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const main = createVar();
export const second = createVar();

export const swatch = css({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.pill,
  background: `linear-gradient(135deg, ${main} 50%, ${second} 50%)`,
  boxShadow: `inset 0 0 0 1px color-mix(in oklch, ${vars.color.ink} 22%, transparent)`,
  '@media': { print: { printColorAdjust: 'exact' } },
});
