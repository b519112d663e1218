import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': { [media.desktop]: { gridTemplateColumns: '3fr 9fr', columnGap: vars.space.x3 } },
});

export const brand = css({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  maxInlineSize: '18rem',
  '@media': { [media.desktop]: { maxInlineSize: 'none' } },
});

export const links = css({ display: 'grid', gap: vars.space.xs });
