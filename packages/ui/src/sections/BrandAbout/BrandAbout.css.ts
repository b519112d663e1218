import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const split = css({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space.xl } },
});

export const column = css({ display: 'grid', gap: vars.space.lg });

export const lead = css({ fontSize: vars.text.xl, lineHeight: 1.45, maxInlineSize: '46rem' });

export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg, rowGap: vars.space.xs });

export const block = css({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.x3,
      alignItems: 'center',
    },
  },
  selectors: { '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '46rem' } },
});

export const blockWords = css({
  display: 'grid',
  gap: vars.space.md,
  maxInlineSize: vars.size.measure,
  '@media': { [media.desktop]: { selectors: { [`${block}[data-position=right] > &`]: { order: -1 } } } },
});

export const video = css({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.color.skeleton,
  borderRadius: vars.radius.image,
});

export const styleImage = css({ display: 'grid', gap: vars.space.sm });

export const open = css({ display: 'block', inlineSize: '100%', cursor: 'zoom-in' });

export const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontSize: vars.text.sm,
});

export const texts = css({ display: 'grid', gap: vars.space.xl, maxInlineSize: '46rem' });

export const textBlock = css({ display: 'grid', gap: vars.space.sm });
