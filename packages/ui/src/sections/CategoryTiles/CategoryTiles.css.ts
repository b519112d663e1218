import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { coversCard } from '../../internal/cardLink.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.sm,
  rowGap: vars.space.lg,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.md },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: vars.grid.gap,
      rowGap: vars.space.xl,
    },
  },
});

export const tile = css({
  position: 'relative',
  display: 'grid',
  gap: vars.space.sm,
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: coversCard,
});

export const name = css({
  fontWeight: vars.font.text.weightStrong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  selectors: { [`${tile}:hover &`]: { textDecorationColor: 'currentColor' } },
});
