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

/** As wide as the line lets it be; what is in it has no say. */
export const fitting = css({
  flex: '1 1 0',
  minInlineSize: '3.25rem',
  containerType: 'inline-size',
  overflow: 'hidden',
});

/** So many show at most where the width decides. */
export const most = 5;

const DISC = 1.125;
/** Wider than the gap of any partner. */
const GAP = 0.375;
/** Room for a number such as +12. */
const REST = 2;

const widthOf = (count: number) => count * DISC + (count - 1) * GAP;
const counts = Array.from({ length: most }, (_, index) => index + 1);

/** Hidden in a narrower line. */
const hiddenBelow = (rem: number) => css({ '@container': { [`(max-width: ${rem - 0.01}rem)`]: { display: 'none' } } });
const hiddenFrom = (rem: number) => css({ '@container': { [`(min-width: ${rem}rem)`]: { display: 'none' } } });

/** For the disc of each place: hidden where it has no room beside the number of those that are left. */
export const besideRest = counts.map((count) => hiddenBelow(widthOf(count) + REST));
/** For so many discs: hidden where they do not all fit, and where they do. */
export const whereAllFit = counts.map((count) => hiddenBelow(widthOf(count)));
export const whereLeft = counts.map((count) => hiddenFrom(widthOf(count)));

export const rest = css({ fontSize: vars.text.xs, color: vars.color.inkMuted, marginInlineStart: vars.space.xxs });

/** Counts down from all colours, which the first disc says; what is hidden does not count. */
export const disc = css({ counterIncrement: 'left -1' });
export const counted = css({ selectors: { '&::before': { content: '"+" counter(left)' } } });

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
