import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.sections);
const { border, color, space } = vars;

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: space.sm,
  alignItems: 'start',
  inlineSize: '22rem',
  maxInlineSize: '100%',
  paddingBlock: space.md,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xs,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  textAlign: 'start',
  background: color.groundRaised,
  color: color.ink,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
});

export const mark = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  background: color.caution.ground,
  color: color.caution.ink,
});

export const close = css({ marginBlockStart: `calc(-1 * ${space.xs})` });
