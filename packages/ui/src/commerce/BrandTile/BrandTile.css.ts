import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { logoOnDark } from '../../internal/logoOnDark.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const root = css({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.image,
  marginBlockEnd: vars.space.sm,
});

export const caption = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const words = css({ flex: 1, minInlineSize: 0 });

export const logo = css({
  display: 'none',
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '1.5rem',
  objectFit: 'contain',
  objectPosition: 'right',
  '@media': { [media.tablet]: { display: 'block' } },
  selectors: { ...logoOnDark, '[dir=rtl] &': { objectPosition: 'left' } },
});

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
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
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
