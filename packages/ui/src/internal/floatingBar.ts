import { vars } from '@vitrine/tokens/contract';
import { media } from './media.ts';

const { border, color, space } = vars;

/** A bar that stays at the lower edge of the window until what it belongs to ends; spread into a rule. */
export const floatingBar = {
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
} as const;
