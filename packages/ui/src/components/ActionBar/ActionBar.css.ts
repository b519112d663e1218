import { vars } from '@vitrine/tokens/contract';
import { layers } from '../../foundation/layers.css.ts';
import { media } from '../../internal/media.ts';
import { styleIn } from '../../internal/styleIn.ts';

const css = styleIn(layers.components);
const { border, color, space } = vars;

export const bar = css({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  background: color.groundRaised,
  color: color.ink,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  '@media': { [media.print]: { display: 'none' } },
});
