import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space } = vars;

/** Room for the size run beside the picture; without it the table has the whole width below. */
const besidePicture = '(min-width: 30rem)';

export const frame = css({ containerType: 'inline-size', minInlineSize: 0 });

export const product = css({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  gap: `${space.xs} ${space.md}`,
  alignItems: 'start',
  breakInside: 'avoid',
  selectors: { '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Too small for the corners of a large picture. */
export const picture = css({
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.image}, 0.375rem)`,
  '@container': { [besidePicture]: { gridRow: '1 / span 2' } },
});

export const words = css({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const figures = css({
  display: 'grid',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const units = css({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@container': { [besidePicture]: { selectors: { ':not([data-plain]) > &': { gridColumn: '2 / -1' } } } },
});
