import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';
import { root } from '../parts.css.ts';

export const css = styleIn(layers.sections);

/** Words end above the controls of a carousel, which stand on the scene's lower end. */
export const clearOfControls = vars.space.x4;

/** The light goes down over the whole picture, so that the scrim behind the words adds little and has no shape of its own. */
export const dimmed = {
  '&::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `color-mix(in srgb, ${vars.color.scrim} 28%, transparent)`,
  },
  [`${root}[data-ground=veil] &::after`]: {
    background: `color-mix(in srgb, ${vars.color.ground} 14%, transparent)`,
  },
} as const;

/** How far a scrim reaches beyond the words: two deviations of its blur. */
export const reach = 'clamp(4rem, 14vw, 13rem)';

interface Insets {
  insetBlock: string;
  insetInlineStart: string;
  insetInlineEnd: string;
}

/**
 * Soft shade behind the words. Together with the dimmed picture it keeps them legible however pale the picture and however long
 * the text; where nothing is written it is gone. `wide` are its insets from tablets on.
 */
export const scrim = (narrow: Insets, wide = narrow) =>
  ({
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      ...narrow,
      background: `color-mix(in srgb, ${vars.color.scrim} 84%, transparent)`,
      borderRadius: reach,
      filter: `blur(calc(${reach} / 2))`,
      '@media': { [media.tablet]: wide },
    },
    [`${root}[data-ground=veil] &::before`]: {
      background: `color-mix(in srgb, ${vars.color.ground} 64%, transparent)`,
    },
    [`${root}[data-bare] &::before`]: { display: 'none' },
  }) as const;
