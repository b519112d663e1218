import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { picked } from '../../../internal/picked.ts';
import { atFocus } from '../../../internal/pictureFocus.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    [media.desktop]: {
      gap: vars.space.md,
      alignItems: 'start',
      // One picture alone has no pictures beside it.
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
    },
  },
});

export const empty = css({ aspectRatio: '3 / 4', background: vars.color.skeleton, borderRadius: vars.radius.image });

/** Beside the picture on a desk; below it elsewhere, where it needs the width itself. */
export const thumbnails = css({
  order: 1,
  display: 'flex',
  gap: vars.space.xs,
  padding: '5px',
  margin: '-5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // As tall as the picture beside it. If there are more pictures, the list scrolls.
  '@media': {
    [media.desktop]: {
      order: 0,
      flexDirection: 'column',
      alignSelf: 'stretch',
      blockSize: 0,
      minBlockSize: 'calc(100% + 10px)',
      overflowY: 'auto',
    },
  },
});

export const thumbnail = css({
  position: 'relative',
  display: 'block',
  inlineSize: '4.5rem',
  aspectRatio: '3 / 4',
  background: vars.color.skeleton,
  borderRadius: `min(${vars.radius.image}, 8px)`,
  overflow: 'hidden',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      border: '2px solid transparent',
    },
    '&[aria-current]::after': { borderColor: vars.color.ink },
    '&:hover:not([aria-current])': { opacity: 0.75 },
  },
});

export const waiting = css({ inlineSize: '4.5rem' });

export const small = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', ...atFocus() });

export const play = css({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.button,
  background: vars.color.scrim,
  color: vars.color.onScrim,
});

export const stage = css({ position: 'relative', gridColumn: '-2 / -1', minInlineSize: 0 });

export const video = css({
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.image,
  background: vars.color.skeleton,
});

/** The whole picture is the button; the mark in its corner says so. */
export const enlarge = css({ position: 'absolute', inset: 0, cursor: 'zoom-in', borderRadius: vars.radius.image });

export const glass = css({
  position: 'absolute',
  insetBlockEnd: vars.space.sm,
  insetInlineEnd: vars.space.sm,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.button,
  background: vars.color.ground,
  color: vars.color.ink,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${enlarge}:hover &`]: picked } } },
});
