import { createVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { media } from '../../../internal/media.ts';
import { openingScene } from '../../../internal/scene.ts';
import { edge, root } from '../parts.css.ts';
import type { HeroLayout } from '../types.ts';
import { clearOfControls, css, dimmed, reach, scrim } from './shared.ts';

const measure = createVar();
const beyond = `calc(-1 * ${reach})`;
const below = { insetBlock: `0 ${beyond}` };
const under = {
  narrow: { ...below, insetInlineStart: beyond, insetInlineEnd: beyond },
  wide: { ...below, insetInlineStart: beyond, insetInlineEnd: `calc(100% - ${edge} - ${measure} - ${reach})` },
};

/** a full-bleed picture, the words lower left. */
export const layout: HeroLayout = {
  root: css({
    display: 'grid',
    alignItems: 'end',
    minBlockSize: openingScene.phone,
    vars: { [measure]: '44rem' },
    // Few words need less of the picture.
    selectors: { '&[data-length="1"]': { vars: { [measure]: '35rem' } } },
    '@media': { [media.tablet]: { minBlockSize: openingScene.desk } },
  }),
  picture: css({ position: 'absolute', inset: 0, selectors: dimmed }),
  caption: css({
    paddingInline: edge,
    paddingBlock: `${reach} ${clearOfControls}`,
    '@media': { [media.desktop]: { paddingBlockEnd: vars.space.x3 } },
    selectors: {
      ...scrim(under.narrow, under.wide),
      // Words that stand elsewhere than at the line's start have the whole width behind them.
      [`${root}:not([data-align=start]) &::before`]: { insetInlineEnd: beyond },
    },
  }),
  words: css({
    maxInlineSize: measure,
    selectors: {
      [`${root}[data-align=center] &`]: { marginInline: 'auto' },
      [`${root}[data-align=end] &`]: { marginInlineStart: 'auto' },
    },
  }),
  stands: 'over',
  align: 'start',
  sizes: '100vw',
};
