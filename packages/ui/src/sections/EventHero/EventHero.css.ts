import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { logoOnDark } from '../../internal/logoOnDark.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

/** How far the card laps over the picture. */
const lap = `clamp(2.5rem, 8vw, 7rem)`;

export const root = css({
  overflow: 'clip',
  background: vars.color.ground,
  selectors: { '&[data-bare]': { background: vars.color.groundSunken } },
});

export const picture = css({
  aspectRatio: '4 / 3',
  inlineSize: '100%',
  // A picture made for a phone is upright, and is shown whole.
  selectors: { '&[data-upright]': { aspectRatio: '4 / 5' } },
  '@media': {
    [media.tablet]: {
      maxBlockSize: '34rem',
      selectors: { '&, &[data-upright]': { aspectRatio: '16 / 9' } },
    },
    [media.desktop]: { selectors: { '&, &[data-upright]': { aspectRatio: '21 / 9' } } },
  },
});

/** An invitation laid on the picture, on its own background: legible on any picture. */
export const card = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  selectors: {
    [`${root}[data-bare] &`]: { paddingBlock: vars.space.section },
    [`${root}:not([data-bare]) &`]: {
      '@media': {
        [media.tablet]: {
          inlineSize: 'fit-content',
          minInlineSize: '60%',
          maxInlineSize: '52rem',
          marginBlockStart: `calc(-1 * ${lap})`,
          paddingBlock: vars.space.xl,
          paddingInlineEnd: vars.space.xxl,
        },
      },
    },
    // The ground goes on to the page's edge, so that the words keep to the page's line.
    [`${root}:not([data-bare]) &::before`]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInline: '-100vw 0',
      background: vars.color.ground,
      borderStartEndRadius: vars.radius.card,
    },
  },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
});

export const mark = css({
  display: 'block',
  blockSize: '2rem',
  inlineSize: 'auto',
  maxInlineSize: '12rem',
  objectFit: 'contain',
  selectors: logoOnDark,
});

export const eyebrow = css({ ...capsLabel, color: vars.color.inkMuted });

export const text = css({
  maxInlineSize: '40rem',
  fontSize: vars.text.lg,
  color: vars.color.inkMuted,
  textWrap: 'balance',
});
