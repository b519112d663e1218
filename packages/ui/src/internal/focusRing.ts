import { vars } from '@vitrine/tokens/contract';

const { focus, focusGap } = vars.color;

/**
 * The focus ring of every focusable element: 3 px wide, 2 px away. The gap has a colour of its own, so that one of
 * the two contrasts with what is inside and around. Spread into a `:focus-visible` rule.
 */
export const focusRing = {
  outline: `3px solid ${focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${focusGap}`,
} as const;

/** The same ring for things that touch their neighbours or are cut off by their container. */
export const focusRingInside = {
  outline: `3px solid ${focus}`,
  outlineOffset: '-3px',
  boxShadow: `inset 0 0 0 5px ${focusGap}`,
} as const;

/** The same ring around words that have no corners of their own: those of the theme's controls, but never so round that they touch letters. */
export const focusRingText = { ...focusRing, borderRadius: `min(${vars.radius.control}, 6px)` } as const;
