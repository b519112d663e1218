import { vars } from '@vitrine/tokens/contract';

/** The ring every focusable thing wears: 3 px, 2 px away from the thing. Spread into a `:focus-visible` rule. */
export const focusRing = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

/** The same ring for things that touch their neighbours or are cut off by their container. */
export const focusRingInside = { ...focusRing, outlineOffset: '-3px' } as const;
