import { vars } from '@vitrine/tokens/contract';

/**
 * What is generated in a picture shows only where it never came, and covers the browser's mark and words for that; who listens hears
 * them. Spread into the rule and the selectors of an `img` that fills its frame.
 */
export const brokenImage = {
  rule: { color: 'transparent' },
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, background: vars.color.skeleton } },
} as const;
