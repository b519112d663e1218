import { vars } from '@vitrine/tokens/contract';
import { media } from '../../../internal/media.ts';
import { firstScreen } from '../../../internal/scene.ts';
import { root, titles, zoom } from '../parts.css.ts';
import type { HeroLayout } from '../types.ts';
import { clearOfControls, css } from './shared.ts';

const panel = { position: 'relative', aspectRatio: '5 / 4' } as const;
const tall = { aspectRatio: 'auto' } as const;

/** a diptych. The whole picture and a detail of it, the words between. */
export const layout: HeroLayout = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    vars: { [titles.usual]: vars.display.lg, [titles.long]: vars.display.md, [titles.longest]: vars.display.md },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 30fr) minmax(0, 40fr) minmax(0, 30fr)',
        minBlockSize: firstScreen('32rem', '50vw', '50rem'),
      },
      [media.desktop]: { vars: { [titles.usual]: vars.display.xl, [titles.long]: vars.display.lg } },
    },
  }),
  picture: css({
    ...panel,
    '@media': {
      [media.tablet]: { ...tall, borderEndEndRadius: vars.radius.image, marginBlockEnd: vars.space.x4 },
    },
  }),
  caption: css({
    alignSelf: 'center',
    paddingBlock: vars.space.xxl,
    paddingInline: vars.space.md,
    '@media': { [media.tablet]: { paddingBlock: clearOfControls, paddingInline: vars.space.xl } },
    selectors: { [`${root}[data-bare] &`]: { gridColumn: '1 / -1' } },
  }),
  words: css({ gap: vars.space.lg, maxInlineSize: '40rem', marginInline: 'auto' }),
  second: css({
    ...panel,
    vars: { [zoom]: '1.9' },
    '@media': {
      [media.tablet]: { ...tall, borderStartStartRadius: vars.radius.image, marginBlockStart: vars.space.x4 },
    },
  }),
  stands: 'beside',
  align: 'center',
  sizes: '(min-width: 48rem) 60vw, 100vw',
};
