import { vars } from '@vitrine/tokens/contract';
import { media } from '../../../internal/media.ts';
import { firstScreen } from '../../../internal/scene.ts';
import { edge, root, titles } from '../parts.css.ts';
import type { HeroLayout } from '../types.ts';
import { clearOfControls, css } from './shared.ts';

/** type as image, on the brand's ground. A picture is a stamp on the poster. */
export const layout: HeroLayout = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minBlockSize: 'clamp(32rem, 140vw, 44rem)',
    vars: {
      [titles.usual]: 'clamp(3.25rem, 11.5cqi, 11rem)',
      [titles.long]: 'clamp(2.75rem, 8cqi, 7.5rem)',
      [titles.longest]: 'clamp(2.25rem, 6cqi, 5.5rem)',
      [vars.font.display.leading]: '0.96',
    },
    '@media': { [media.tablet]: { minBlockSize: firstScreen('32rem', '56.25vw', '52rem') } },
    selectors: {
      // A stamp above leaves the type less room.
      '&:not([data-bare]):not([data-length="1"])': {
        vars: { [titles.usual]: 'clamp(3.25rem, min(8.5cqi, 12svh), 8rem)' },
      },
      '&[data-length="1"]': { vars: { [titles.usual]: 'clamp(4rem, min(18cqi, 24svh), 17rem)' } },
      '&[data-length="1"]:not([data-bare])': { vars: { [titles.usual]: 'clamp(4rem, min(13cqi, 17svh), 11rem)' } },
    },
  }),
  picture: css({
    position: 'relative',
    justifySelf: 'end',
    inlineSize: 'clamp(7rem, 11vw, 10rem)',
    aspectRatio: '3 / 4',
    marginInline: edge,
    marginBlockStart: vars.space.lg,
    borderRadius: vars.radius.image,
    '@media': { [media.tablet]: { marginBlockStart: vars.space.xl } },
  }),
  caption: css({
    gridRow: 2,
    alignSelf: 'end',
    paddingInline: edge,
    paddingBlock: `${vars.space.xl} ${clearOfControls}`,
  }),
  words: css({ gap: vars.space.lg, '@media': { [media.tablet]: { gap: vars.space.xl } } }),
  detail: css({
    borderBlockStart: `${vars.border.strong} solid currentColor`,
    paddingBlockStart: vars.space.lg,
    '@media': {
      [media.tablet]: {
        selectors: {
          [`${root}[data-align=start] &`]: {
            flexDirection: 'row',
            justifyContent: 'space-between',
            columnGap: vars.space.xxl,
          },
        },
      },
    },
  }),
  stands: 'brand',
  align: 'start',
  focus: 'right',
  sizes: '(min-width: 48rem) 11vw, 7rem',
};
