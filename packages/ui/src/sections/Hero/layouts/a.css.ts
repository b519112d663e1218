import { vars } from '@vitrine/tokens/contract';
import { media } from '../../../internal/media.ts';
import { firstScreen } from '../../../internal/scene.ts';
import { edge } from '../parts.css.ts';
import type { HeroLayout } from '../types.ts';
import { clearOfControls, css, dimmed, reach, scrim } from './shared.ts';

const measure = '46rem';
const beyond = `calc(-1 * ${reach})`;
/** From edge to edge: a shade that ends beside the words would be a box. */
const band = {
  insetBlock: `calc(${clearOfControls} - ${reach})`,
  insetInlineStart: beyond,
  insetInlineEnd: beyond,
};

/** a full-bleed picture, the words in its middle. */
export const layout: HeroLayout = {
  root: css({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 'clamp(34rem, 155vw, 46rem)',
    '@media': { [media.tablet]: { minBlockSize: firstScreen('32rem', '56.25vw', '54rem') } },
  }),
  picture: css({ position: 'absolute', inset: 0, selectors: dimmed }),
  caption: css({
    paddingInline: edge,
    paddingBlock: clearOfControls,
    selectors: scrim(band),
  }),
  words: css({ maxInlineSize: measure, marginInline: 'auto', gap: vars.space.lg }),
  stands: 'over',
  align: 'center',
  sizes: '100vw',
};
