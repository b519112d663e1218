import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const opening = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'start' },
    [media.desktop]: { columnGap: vars.space.x3 },
  },
  selectors: { '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = css({ display: 'grid', gap: vars.space.lg });

export const details = css({ fontSize: vars.text.lg });

export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg, rowGap: vars.space.xs });

/** The description reads beside its title, the slider runs below both. */
export const lookbooks = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

export const head = css({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space.xl } },
});

export const description = css({ fontSize: vars.text.xl, lineHeight: 1.45, maxInlineSize: '46rem' });
