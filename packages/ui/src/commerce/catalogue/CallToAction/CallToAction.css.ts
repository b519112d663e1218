import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'end' },
  },
});

export const picture = css({
  aspectRatio: '4 / 5',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridArea: '1 / 1 / 2 / -1', aspectRatio: '16 / 9', maxBlockSize: '38rem', inlineSize: '100%' },
  },
});

/** A notch in the picture's corner, with the page's background and border: legible on any picture. */
export const words = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
  marginInlineEnd: vars.space.md,
  paddingBlock: vars.space.lg,
  paddingInlineEnd: vars.space.lg,
  background: vars.color.ground,
  color: vars.color.ink,
  borderStartEndRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      gridArea: '1 / 1 / 2 / 9',
      marginBlockStart: 0,
      marginInlineEnd: 0,
      paddingBlockStart: vars.space.xl,
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space.xl,
    },
    [media.desktop]: { gridColumnEnd: 7 },
  },
});

export const text = css({ maxInlineSize: '34rem', color: vars.color.inkMuted });

export const action = css({ paddingBlockStart: vars.space.xs });
