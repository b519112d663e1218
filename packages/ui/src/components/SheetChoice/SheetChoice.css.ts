import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { color, space } = vars;
const hair = `${vars.border.hairline} solid ${color.line}`;

export const frame = css({
  overflow: 'auto',
  border: hair,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  ':focus-visible': focusRing,
});

export const table = css({
  borderCollapse: 'collapse',
  minInlineSize: '100%',
  fontFamily: vars.font.text.family,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});

/** Letters of columns and numbers of rows. */
export const edge = css({
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  background: color.groundSunken,
  color: color.inkMuted,
  fontWeight: 'inherit',
  textAlign: 'center',
  border: hair,
});

export const cell = css({
  maxInlineSize: '14rem',
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  border: hair,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
