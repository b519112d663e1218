import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { capsLabel } from '../../../internal/capsLabel.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const first = createVar();
export const second = createVar();
export const texture = createVar();

export const row = css({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, minBlockSize: '1.125rem' });

export const swatch = css({
  display: 'block',
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.pill,
  backgroundColor: first,
  backgroundImage: `${fallbackVar(texture, 'none')}, linear-gradient(135deg, ${first} 50%, ${fallbackVar(second, first)} 50%)`,
  backgroundSize: 'cover',
  // It shows the colour of the product, which the page's colours must not change.
  forcedColorAdjust: 'none',
  // A white swatch on a white page still has an edge, and one of ink by night; the others a rim of their own colour.
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.ink} 40%, transparent)`,
  '@media': { print: { printColorAdjust: 'exact' } },
});

export const rest = css({ fontSize: vars.text.xs, color: vars.color.inkMuted, marginInlineStart: vars.space.xxs });

export const legend = css({ ...capsLabel, color: vars.color.inkMuted, marginBlockEnd: vars.space.xxs });

export const chosen = css({
  marginInlineStart: vars.space.sm,
  color: vars.color.ink,
  letterSpacing: 'normal',
  textTransform: 'none',
});

export const choices = css({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${vars.space.xs})` });

export const choice = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  cursor: 'pointer',
});

export const input = css({
  position: 'absolute',
  inset: '6px',
  appearance: 'none',
  borderRadius: vars.radius.pill,
  border: `${vars.border.strong} solid transparent`,
  cursor: 'pointer',
  '@media': {
    [media.forced]: { borderColor: 'Canvas', selectors: { '&:checked': { borderColor: 'Highlight' } } },
  },
  selectors: {
    '&:checked': { borderColor: vars.color.ink },
    '&:hover:not(:checked)': { borderColor: vars.color.line },
  },
});
