import { vars } from '@vitrine/tokens/contract';
import { media } from '../../../internal/media.ts';
import { firstScreen } from '../../../internal/scene.ts';
import { edge, root, titles } from '../parts.css.ts';
import type { HeroLayout } from '../types.ts';
import { clearOfControls, css } from './shared.ts';

/** halves. The words keep the page's column, the picture reaches the screen's edge. */
export const layout: HeroLayout = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    vars: {
      [titles.usual]: vars.display.xl,
      [titles.long]: vars.display.lg,
      [titles.longest]: vars.display.md,
    },
    '@media': {
      [media.tablet]: {
        minBlockSize: firstScreen('32rem', '54vw', '52rem'),
      },
    },
  }),
  picture: css({
    position: 'relative',
    aspectRatio: '4 / 5',
    '@media': {
      [media.tablet]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: '50%',
        aspectRatio: 'auto',
        borderStartStartRadius: vars.radius.image,
        borderEndStartRadius: vars.radius.image,
      },
    },
  }),
  caption: css({
    paddingBlock: `${vars.space.xl} ${clearOfControls}`,
    paddingInline: vars.space.md,
    selectors: { [`${root}[data-bare] &`]: { paddingBlockStart: clearOfControls, paddingInline: edge } },
    '@media': {
      [media.tablet]: {
        alignSelf: 'center',
        paddingBlock: clearOfControls,
        paddingInlineStart: edge,
        paddingInlineEnd: `calc(50% + ${vars.space.xl})`,
      },
      [media.desktop]: { paddingInlineEnd: `calc(50% + ${vars.space.x3})` },
    },
  }),
  words: css({ gap: vars.space.lg }),
  stands: 'beside',
  align: 'start',
  sizes: '(min-width: 48rem) 50vw, 100vw',
};
