import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { capsLabel } from '../../internal/capsLabel.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space, text } = vars;

export const root = css({ position: 'relative', display: 'grid', gap: space.sm, alignContent: 'start' });
export const words = css({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const name = css({
  fontWeight: vars.font.text.weightStrong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

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

export const places = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: text.sm,
  lineHeight: 1.4,
});

export const note = css({ ...capsLabel, color: color.inkBrand });
