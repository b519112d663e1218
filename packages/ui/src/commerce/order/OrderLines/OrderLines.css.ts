import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { layered, styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

/** Room for a size run beside the picture; without it the table has the whole width below. */
const besidePicture = '(min-width: 46rem)';
export const lines = css({
  display: 'grid',
  gap: space.lg,
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { [media.print]: { display: 'block' } },
});

export const product = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: `${space.sm} ${space.md}`,
  alignItems: 'start',
  breakInside: 'avoid',
  '@container': { [besidePicture]: { gridTemplateRows: 'auto 1fr' } },
});

/** Too small for the corners of a large picture. */
export const picture = css({
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.image}, 0.375rem)`,
  '@container': { [besidePicture]: { gridRow: '1 / span 2' } },
});
export const words = css({ minInlineSize: 0 });

export const units = css({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@container': { [besidePicture]: { gridColumn: 2 } },
});

/** Units and value of the whole order. */
export const sum = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${space.xs} ${space.lg}`,
  paddingInline: vars.table.padding,
  fontFamily: vars.font.text.family,
  fontWeight: vars.font.text.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});

/** On paper the products are blocks: nested grids that break over pages lay what follows over what was moved to the next page. */
globalStyle(
  `${lines} > * + *`,
  layered(layers.commerce, { '@media': { [media.print]: { marginBlockStart: space.lg } } }),
);
