import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { space, text } = vars;

export const root = css({ display: 'grid', gap: space.xs, minInlineSize: 0 });
export const buttons = css({
  display: 'grid',
  justifyItems: 'start',
  // Not further than the page's margin on a phone, with the ring around it.
  vars: { [vars.button.paddingSmall]: space.xs },
  // Its words stand on the edge of the page, or a gap from what is before; the ground under a pointer reaches further.
  marginInlineStart: `calc(-1 * ${vars.button.paddingSmall})`,
  // One below the other on a phone; in a row that breaks they would stand ragged.
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: space.xxs } },
});
export const error = css({ color: vars.color.critical.ink, fontSize: text.sm, overflowWrap: 'anywhere' });
export const ready = css({ fontSize: text.sm });
export const making = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.md,
  maxInlineSize: '28rem',
});
