import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);

export const group = css({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = css({
  padding: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.field.labelWeight,
  lineHeight: 1.35,
});

export const options = css({
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
  selectors: { '&[data-inline]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.lg } },
});
