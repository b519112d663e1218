import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, text } = vars;

export const root = css({ display: 'grid', gap: space.xs, minInlineSize: 0 });
export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  // First in a row its words stand on the edge of the page, the ground that appears under a pointer outside.
  selectors: { [`${root}:first-child > &`]: { marginInlineStart: `calc(-1 * ${vars.button.paddingSmall})` } },
});
export const error = css({ color: vars.color.critical.ink, fontSize: text.sm, overflowWrap: 'anywhere' });
export const ready = css({ fontSize: text.sm });
