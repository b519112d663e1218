import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../../foundation/layers.css.ts';
import { focusRing } from '../../../../internal/focusRing.ts';
import { styleIn } from '../../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const region = css({ maxInlineSize: '100%' });

const box = {
  marginBlockStart: space.xs,
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  padding: `${space.xs} ${space.sm}`,
  borderInlineStart: `2px solid ${color.caution.ink}`,
  background: color.caution.ground,
  color: color.caution.ink,
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
} as const;

export const notice = css(box);
export const failed = css({
  ...box,
  borderInlineStartColor: color.critical.ink,
  background: color.critical.ground,
  color: color.critical.ink,
});

export const lines = css({ display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' });
export const place = css({ fontWeight: vars.font.text.weightStrong, marginInlineEnd: space.xxs });

export const close = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginInlineStart: space.xs,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  ':focus-visible': focusRing,
});
