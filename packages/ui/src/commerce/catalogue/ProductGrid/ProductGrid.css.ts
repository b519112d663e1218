import { keyframes } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const sweep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)', opacity: 0 } });

const css = styleIn(layers.commerce);

export const grid = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Cards beside one with an open line keep their places: the line goes below them.
  gridAutoFlow: 'row dense',
  columnGap: vars.space.sm,
  rowGap: vars.space.xl,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.md,
      rowGap: vars.space.xxl,
    },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.grid.gap },
  },
  selectors: {
    '&[data-refreshing]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(-1 * ${vars.space.sm})`,
      blockSize: '2px',
      background: vars.color.brand,
      transformOrigin: '0 0',
      animation: `${sweep} 1.2s ${vars.motion.ease} infinite`,
    },
  },
});

export const pending = css({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });
