import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { maxBlock, maxInline, side } from '../../internal/LogoImage/LogoImage.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: vars.space.x3 } },
});

export const words = css({ display: 'grid', gap: vars.space.md, alignContent: 'start' });

export const plates = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.md } },
});

/** Partners draw their marks for white paper; in every theme they get it. */
export const plate = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  containerType: 'size',
  padding: vars.space.md,
  background: vars.color.onScrim,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

export const mark = css({ vars: { [side]: '40cqi', [maxInline]: '84cqi', [maxBlock]: '72cqb' } });
