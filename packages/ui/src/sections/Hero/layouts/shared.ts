import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';
import { root } from '../parts.css.ts';

export const css = styleIn(layers.sections);

/** Words end above the controls of a carousel, which stand on the scene's lower end. */
export const clearOfControls = vars.space.x4;

/** On a desk a scene fills the first screen below the header, within limits. */
export const firstScreen = (least: string, share: string, most: string) =>
  `clamp(${least}, ${share}, min(${most}, calc(100svh - 5rem)))`;

/** How far a scrim reaches beyond the words: two deviations of its blur. */
export const reach = 'clamp(4rem, 9vw, 8rem)';

interface Insets {
  insetBlock: string;
  insetInlineStart: string;
  insetInlineEnd: string;
}

/**
 * A soft cloud behind the words. Behind every letter, however pale the picture and however long the text, it keeps more than
 * nine tenths of its strength; where nothing is written it is gone. `wide` are its insets from tablets on.
 */
export const scrim = (narrow: Insets, wide = narrow) =>
  ({
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      ...narrow,
      background: vars.color.scrim,
      borderRadius: reach,
      filter: `blur(calc(${reach} / 2))`,
      '@media': { [media.tablet]: wide },
    },
    [`${root}[data-ground=veil] &::before`]: {
      background: `color-mix(in srgb, ${vars.color.ground} 76%, transparent)`,
    },
    [`${root}[data-bare] &::before`]: { display: 'none' },
  }) as const;
