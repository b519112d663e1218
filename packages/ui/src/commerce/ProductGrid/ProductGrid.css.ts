import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.sm,
  rowGap: vars.space.xl,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.md,
      rowGap: vars.space.xxl,
    },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.lg },
  },
  selectors: { '&[aria-busy]': { opacity: 0.6 } },
});

export const pending = css({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });
