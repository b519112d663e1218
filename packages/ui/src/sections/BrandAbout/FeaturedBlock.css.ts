import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ display: 'grid', gap: vars.space.lg, '@media': { [media.desktop]: { gap: vars.space.xl } } });

/** One wide picture, or a wide one with a tall one beside it. */
export const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  '@media': {
    [media.tablet]: {
      gap: vars.space.md,
      selectors: { '&[data-several]': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
    },
  },
});

export const picture = css({
  aspectRatio: '346 / 219',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { aspectRatio: '21 / 9', selectors: { '[data-several] > &': { aspectRatio: '16 / 10' } } },
  },
});

/** The tall one is as high as the wide one; on a phone it is left out. */
export const beside = css({
  display: 'none',
  position: 'relative',
  '@media': { [media.tablet]: { display: 'block' } },
});

export const besidePicture = css({ position: 'absolute', inset: 0 });

export const words = css({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.x3 } },
});

export const text = css({ display: 'grid', gap: vars.space.md, justifyItems: 'start', alignContent: 'start' });

export const summary = css({ fontSize: vars.text.xl, lineHeight: 1.45 });
