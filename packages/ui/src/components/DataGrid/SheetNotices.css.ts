import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;

export const region = css({ display: 'grid', gap: space.xs, fontSize: vars.text.sm, lineHeight: 1.4 });

const list = {
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: `${space.xs} ${space.sm}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
} as const;

export const problems = css({
  ...list,
  borderInlineStart: `2px solid ${color.critical.ink}`,
  background: color.critical.ground,
  color: color.critical.ink,
});
export const conflicts = css({
  ...list,
  borderInlineStart: `2px solid ${color.caution.ink}`,
  background: color.caution.ground,
  color: color.caution.ink,
});
export const conflict = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
export const lost = css({ margin: 0, color: color.inkMuted });

const plain = {
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.font.text.weightStrong,
  cursor: 'pointer',
  ':focus-visible': focusRing,
} as const;

export const place = css({ ...plain, minBlockSize: '1.5rem', textAlign: 'start', textDecoration: 'underline' });
export const choice = css({
  ...plain,
  minBlockSize: '2rem',
  paddingInline: space.sm,
  border: `${vars.border.hairline} solid currentColor`,
  borderRadius: vars.radius.control,
});
