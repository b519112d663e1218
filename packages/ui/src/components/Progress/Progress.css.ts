import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const root = css({
  display: 'grid',
  gap: vars.space.xs,
  fontSize: vars.text.sm,
  selectors: { '&[data-inline]': { gridTemplateColumns: 'auto 1fr', alignItems: 'start' } },
});
export const head = css({ display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' });

export const bar = css({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.375rem',
  border: 0,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: vars.color.skeleton,
  selectors: {
    [`${root}[data-inline] &`]: { order: -1, inlineSize: '4rem', marginBlockStart: 'calc((1lh - 0.375rem) / 2)' },
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: vars.color.brand,
      transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': { background: vars.color.brand },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      outline: '1px solid CanvasText',
      selectors: {
        '&::-webkit-progress-value': { background: 'CanvasText' },
        '&::-moz-progress-bar': { background: 'CanvasText' },
      },
    },
  },
});
