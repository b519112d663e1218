import { vars } from '@vitrine/tokens/contract';
import { focusRing } from './focusRing.ts';

/**
 * Selectors of a link that covers its whole card (`position: relative`), so that one name serves sight, pointer and reader. Its ring
 * goes around the card, far enough from words in a rounded corner.
 */
export const coversCard = {
  '&::after': { content: '', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': { ...focusRing, inset: '-3px', borderRadius: `calc(${vars.radius.image} + 3px)` },
} as const;

/** The name of a card as its link: underlined while `card`, the card's class, is pointed at. */
export const cardLink = (card: string) =>
  ({
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.25em',
    transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { ...coversCard, [`${card}:hover &`]: { textDecorationColor: 'currentColor' } },
  }) as const;
