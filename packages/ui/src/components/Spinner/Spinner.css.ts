import { keyframes } from '@vanilla-extract/css';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const sizes = {
  sm: css({ inlineSize: '1rem', blockSize: '1rem' }),
  md: css({ inlineSize: '1.5rem', blockSize: '1.5rem' }),
  lg: css({ inlineSize: '2.5rem', blockSize: '2.5rem' }),
};

/** Where motion is unwelcome it breathes instead of turning. */
export const ring = css({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid color-mix(in oklab, currentColor 22%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.still]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
});
