import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

/** The columns of a block from a tablet's width on: a tall picture leaves more room to the words than a wide one. */
const columns = (first: string, second: string) => ({
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, ${first}) minmax(0, ${second})` } },
});

export const block = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  // The side of the pictures changes with the width: read and focused in the order it is seen.
  readingFlow: 'grid-order',
  '@media': {
    [media.tablet]: { columnGap: vars.space.xl, alignItems: 'center' },
    [media.desktop]: { columnGap: vars.space.x3 },
  },
  selectors: {
    '&[data-orientation=landscape][data-position=start]': columns('7fr', '5fr'),
    '&[data-orientation=landscape][data-position=end]': columns('5fr', '7fr'),
    '&[data-orientation=portrait][data-position=start]': columns('5fr', '6fr'),
    '&[data-orientation=portrait][data-position=end]': columns('6fr', '5fr'),
    '&[data-several][data-position=start]': columns('7fr', '5fr'),
    '&[data-several][data-position=end]': columns('5fr', '7fr'),
  },
});

export const words = css({
  display: 'grid',
  gap: vars.space.md,
  maxInlineSize: vars.size.measure,
  '@media': { [media.tablet]: { selectors: { [`${block}[data-position=end] > &`]: { order: -1 } } } },
});

export const summary = css({ fontSize: vars.text.xl, lineHeight: 1.45 });

export const pictures = css({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

/** Tall pictures stand beside each other; of wide ones the first is the large one. Nobody stands alone in a row. */
export const several = css({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

const wide = `${several}[data-orientation=landscape] > &`;
const tall = `${several}[data-orientation=portrait] > &`;

export const medium = css({
  minInlineSize: 0,
  selectors: {
    [`${wide}:first-child, ${wide}:nth-child(even):last-child, ${tall}:nth-child(odd):last-child`]: {
      gridColumn: '1 / -1',
    },
  },
});

export const video = css({
  inlineSize: '100%',
  objectFit: 'cover',
  background: vars.color.skeleton,
  borderRadius: vars.radius.image,
});

export const ratios = {
  portrait: css({ aspectRatio: '4 / 5' }),
  landscape: css({ aspectRatio: '346 / 219' }),
};
