import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../../foundation/layers.css.ts';
import { media } from '../../../internal/media.ts';
import { styleIn } from '../../../internal/styleIn.ts';

const css = styleIn(layers.commerce);
const { color, space } = vars;

export const root = css({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  background: color.groundRaised,
  color: color.ink,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  '@media': { [media.print]: { display: 'none' } },
});

export const count = css({ display: 'grid', fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' });

export const reason = css({ color: color.inkMuted });

export const actions = css({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' });
