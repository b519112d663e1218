import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { openingScene } from '../../internal/scene.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const width = createVar();
export const ratio = createVar();

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const block = css({
  display: 'block',
  inlineSize: width,
  maxInlineSize: '100%',
  background: vars.color.skeleton,
  animation: `${breathe} 1.8s ease-in-out 300ms infinite`,
});

export const line = css({ blockSize: '0.75em', marginBlock: '0.375em', borderRadius: vars.radius.control });
export const picture = css({ aspectRatio: ratio, borderRadius: `min(${vars.radius.image}, 12%)` });
export const control = css({ blockSize: vars.size.control, borderRadius: vars.radius.button });
export const table = css({ blockSize: `calc(5 * ${vars.size.cell})`, borderRadius: vars.radius.control });
/** As tall as an opening scene, and square as what reaches the edges of the screen. */
export const scene = css({
  blockSize: openingScene.phone,
  '@media': { [media.tablet]: { blockSize: openingScene.desk } },
});
