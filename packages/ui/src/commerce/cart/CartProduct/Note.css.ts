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

export const conflict = css({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.caution.ink}`,
  background: vars.color.caution.ground,
  color: vars.color.caution.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const conflictText = css({ margin: 0 });
export const conflictChoices = css({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
