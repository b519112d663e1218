import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({ position: 'relative', display: 'grid', scrollMarginBlockStart: '120px' });

export const picture = css({
  aspectRatio: '4 / 5',
  inlineSize: '100%',
  '@media': { [media.tablet]: { aspectRatio: '21 / 9', maxBlockSize: '46rem' } },
});

/** The scrim is as strong as its text needs over any picture, and as large as its text. */
export const caption = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  isolation: 'isolate',
  paddingBlock: vars.space.lg,
  color: vars.color.onScrim,
  '@media': { [media.tablet]: { paddingBlock: vars.space.xl } },
  selectors: {
    // Above the text the scrim fades out, so that it has no edge. One piece: between two, a line of picture shows.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      insetBlockStart: `calc(-1 * ${vars.space.section})`,
      background: `linear-gradient(to bottom in oklab, transparent, ${vars.color.scrim} ${vars.space.section})`,
    },
  },
});

export const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.x3,
      alignItems: 'end',
    },
  },
});
