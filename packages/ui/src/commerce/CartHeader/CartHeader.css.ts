import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const titles = css({ display: 'grid', gap: vars.space.xs, justifyItems: 'start', minInlineSize: 0 });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  // The words stand on the edges of the page, the grounds that appear under a pointer outside.
  marginInline: `calc(-1 * ${vars.button.paddingSmall})`,
  '@media': { [media.print]: { display: 'none' } },
});
