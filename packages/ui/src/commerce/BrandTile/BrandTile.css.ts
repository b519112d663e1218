import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.image,
  marginBlockEnd: vars.space.sm,
});

export const plate = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52%',
  blockSize: '3rem',
  padding: vars.space.xs,
  background: vars.color.ground,
  borderStartEndRadius: vars.radius.image,
});

export const logo = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const name = css({ fontWeight: vars.font.text.weightStrong, lineHeight: 1.3 });

/** The link covers the tile, so that one name serves sight, pointer and reader. */
export const link = css({
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.image },
    [`${root}:hover &`]: { textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const note = css({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
