import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../../foundation/layers.css.ts';
import { focusRing } from '../../../../internal/focusRing.ts';
import { media } from '../../../../internal/media.ts';
import { styleIn } from '../../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  marginBlockStart: space.xs,
  // Its first words stand on the edge of the grid; the ground under a pointer reaches further.
  marginInlineStart: `calc(-1 * ${space.xs})`,
  '@media': { print: { display: 'none' } },
});

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: vars.size.controlSmall,
  minInlineSize: vars.size.controlSmall,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { background: color.groundSunken } } } },
} as const;

const off = { color: `color-mix(in oklch, ${color.ink} 35%, transparent)`, cursor: 'default' } as const;

export const action = css({ ...button, paddingInline: space.xs, selectors: { '&[aria-disabled]': off } });
export const icon = css({ ...button, padding: 0, selectors: { '&[aria-disabled]': off } });
export const status = css({
  marginInlineStart: space.xs,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.xs,
  color: color.inkMuted,
});
