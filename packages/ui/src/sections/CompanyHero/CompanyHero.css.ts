import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const words = css({
  display: 'grid',
  gap: vars.space.lg,
  paddingBlockStart: vars.space.section,
  paddingBlockEnd: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.x3,
      alignItems: 'end',
    },
  },
  selectors: { '&[data-bare]': { paddingBlockEnd: vars.space.section } },
});

export const text = css({ fontSize: vars.text.lg, maxInlineSize: '36rem' });

/** The picture begins on the page's line and leaves the page at its end. */
export const picture = css({
  aspectRatio: '4 / 5',
  marginInlineStart: vars.space.md,
  '@media': {
    [media.tablet]: { aspectRatio: '2 / 1', maxBlockSize: '44rem', marginInlineStart: vars.space.xl },
    [media.wide]: { marginInlineStart: `max(${vars.space.xxl}, calc((100% - ${vars.size.content}) / 2))` },
  },
});
