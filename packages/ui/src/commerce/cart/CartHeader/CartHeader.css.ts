import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.md,
  // Side by side on a desk: what can be done goes on in a second line before a name breaks.
  '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
});
export const titles = css({
  display: 'grid',
  gap: vars.space.xs,
  flex: '1 1 12rem',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flexBasis: 'auto' } },
});
export const status = css({ marginBlockEnd: vars.space.xxs });
/** Below the title on a phone, at the end of its line on a desk. */
export const actions = css({
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.control,
  vars: { [vars.button.paddingSmall]: vars.space.xs },
  // The words stand on the edges of the page, the grounds that appear under a pointer outside.
  marginInlineStart: `calc(-1 * ${vars.button.paddingSmall})`,
  '@media': {
    [media.tablet]: { order: 0, flex: '0 100 auto', justifyContent: 'end', minInlineSize: '16rem' },
    [media.print]: { display: 'none' },
  },
});
/** In the corner of a phone. Its picture stands on the edge of the page, as the products' own do. */
export const remove = css({
  alignSelf: 'start',
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  '@media': { [media.tablet]: { alignSelf: 'auto' }, [media.print]: { display: 'none' } },
});
