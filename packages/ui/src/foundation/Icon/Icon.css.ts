import { styleIn } from '../../internal/styleIn.ts';
import { layers } from '../layers.css.ts';

const css = styleIn(layers.foundation);

const square = (size: string) => css({ inlineSize: size, blockSize: size, flex: 'none' });

export const sizes = {
  xs: square('0.875rem'),
  sm: square('1rem'),
  md: square('1.25rem'),
  lg: square('1.5rem'),
  xl: square('2rem'),
};

/** Arrows that point along the line turn round where lines run from right to left. */
export const directional = css({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
