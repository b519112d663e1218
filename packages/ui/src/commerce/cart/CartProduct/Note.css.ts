import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const open = css({ display: 'grid', gap: vars.space.xxs });

/** The words of the button stand on the edge of the grid, as near as a line of text; what can be pressed reaches beyond. */
export const closed = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineStart: `calc(-1 * (${vars.button.paddingSmall} + ${vars.button.stroke}))`,
});
