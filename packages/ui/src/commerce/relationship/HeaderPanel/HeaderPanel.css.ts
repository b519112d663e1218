import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { border, color, space } = vars;

export const root = css({
  display: 'grid',
  gap: space.sm,
  inlineSize: '24rem',
  maxInlineSize: '100%',
  padding: space.md,
  textAlign: 'start',
  background: color.groundRaised,
  color: color.ink,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
});

export const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.sm });

export const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 'min(24rem, 60vh)',
  overflowY: 'auto',
});
