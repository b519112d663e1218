import { vars } from '@vitrine/tokens/contract';
import { media } from '../../../internal/media.ts';
import { edge, root, surface, titles } from '../parts.css.ts';
import type { HeroLayout } from '../types.ts';
import { clearOfControls, css } from './shared.ts';

const overlap = vars.space.x4;
const pictureWidth = '62%';

/** the picture at the line's start, and a card that overlaps it. */
export const layout: HeroLayout = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: vars.color.ground,
    paddingBlockEnd: clearOfControls,
    vars: {
      [titles.usual]: vars.display.xl,
      [titles.long]: vars.display.lg,
      [titles.longest]: vars.display.md,
    },
    '@media': { [media.tablet]: { paddingBlock: 0 } },
  }),
  picture: css({
    position: 'relative',
    aspectRatio: '4 / 5',
    '@media': {
      [media.tablet]: {
        gridArea: '1 / 1',
        inlineSize: pictureWidth,
        aspectRatio: 'auto',
        blockSize: 'clamp(28rem, 46vw, 44rem)',
        marginBlockEnd: vars.space.x4,
        borderEndEndRadius: vars.radius.image,
      },
    },
  }),
  caption: css({
    marginInline: vars.space.md,
    marginBlockStart: `calc(-1 * ${overlap})`,
    padding: vars.space.lg,
    background: surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.float,
    '@media': {
      [media.tablet]: {
        gridArea: '1 / 1',
        alignSelf: 'end',
        marginBlock: `${vars.space.x4} calc(${vars.space.x3} + ${vars.space.sm})`,
        marginInline: `calc(${pictureWidth} - ${overlap}) ${edge}`,
        padding: vars.space.xl,
      },
      [media.desktop]: { padding: vars.space.xxl },
    },
    selectors: {
      [`${root}[data-bare] &`]: { marginBlock: clearOfControls, marginInline: edge },
    },
  }),
  words: css({ gap: vars.space.lg }),
  stands: 'beside',
  align: 'start',
  // The card stands on the other side.
  focus: 'right',
  sizes: '(min-width: 48rem) 64vw, 100vw',
};
