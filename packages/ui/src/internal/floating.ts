import { vars } from '@vitrine/tokens/contract';
import { picked } from './picked.ts';

const { color, space, motion } = vars;

/** The panel of everything that opens beside its control: lists, menus, short notes. */
export const floating = {
  overflow: 'auto',
  background: color.groundRaised,
  color: color.ink,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: `min(${vars.radius.card}, 1rem)`,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transition: `transform ${motion.fast} ${motion.ease}`,
  // It comes from the side of its control, and is readable at once; it goes at once, too.
  selectors: {
    '&[data-entering]': { transform: 'translateY(-4px)' },
    '&[data-placement=top][data-entering]': { transform: 'translateY(4px)' },
  },
} as const;

/** Rest, pointed at, reached by keyboard, pressed and closed of one line in such a list. */
export const floatingOption = {
  minBlockSize: vars.size.control,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderInlineStart: '3px solid transparent',
  fontSize: vars.text.sm,
  lineHeight: 1.35,
  cursor: 'pointer',
  outline: 'none',
  boxShadow: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': picked,
    '&[data-focus-visible]': { borderInlineStartColor: color.focus },
    '&[data-pressed]': { background: color.groundSunken },
    '&[data-disabled]': { color: color.inkMuted, background: 'transparent', cursor: 'not-allowed' },
  },
} as const;
