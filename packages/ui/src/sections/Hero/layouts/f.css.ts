import { vars } from '@vitrine/tokens/contract';
import { media } from '../../../internal/media.ts';
import { edge, root, titles } from '../parts.css.ts';
import type { HeroLayout } from '../types.ts';
import { clearOfControls, css } from './shared.ts';

const mat = vars.space.sm;

/** a framed picture with its caption below, like the page of a magazine. */
export const layout: HeroLayout = {
  root: css({
    paddingBlock: `${vars.space.lg} ${clearOfControls}`,
    vars: { [titles.usual]: vars.display.xl, [titles.long]: vars.display.lg, [titles.longest]: vars.display.md },
    '@media': { [media.tablet]: { paddingBlockStart: vars.space.xl } },
  }),
  picture: css({
    position: 'relative',
    marginInline: `calc(${edge} + ${mat})`,
    aspectRatio: '4 / 5',
    borderRadius: vars.radius.image,
    boxShadow: `0 0 0 ${mat} ${vars.color.groundRaised}, 0 0 0 calc(${mat} + ${vars.border.strong}) ${vars.color.lineStrong}`,
    '@media': { [media.tablet]: { aspectRatio: 'auto', blockSize: 'clamp(20rem, 38vw, 58svh)' } },
  }),
  caption: css({
    paddingInline: edge,
    paddingBlockStart: vars.space.lg,
    selectors: { [`${root}[data-bare] &`]: { paddingBlockStart: clearOfControls } },
    '@media': { [media.tablet]: { paddingBlockStart: vars.space.xl } },
  }),
  words: css({
    '@media': {
      [media.tablet]: {
        selectors: {
          [`${root}[data-align=start] &`]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
            columnGap: vars.space.xxl,
            alignItems: 'start',
          },
        },
      },
    },
  }),
  stands: 'beside',
  align: 'start',
  sizes: '(min-width: 84rem) 80rem, 100vw',
};
