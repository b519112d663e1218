import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.sm,
  rowGap: vars.space.xl,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.md },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.grid.gap },
  },
  selectors: { '&[aria-busy=true][data-old]': { opacity: 0.6 } },
});

export const pending = css({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

export const more = css({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space.xxl });
