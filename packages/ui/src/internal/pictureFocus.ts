import type { CSSProperties } from 'react';

/**
 * The point that the address of a picture asks to keep in sight, as in `object-position`: `#focus=30-70` at its end is 30 % from
 * the left and 70 % from the top. What is no such point is no position either, and the browser leaves it out.
 */
export const focusOf = (src: string): string | undefined => {
  const point = src.split('#focus=')[1];
  return point && `${point.replace('-', '% ')}%`;
};

interface Addresses {
  src: string;
  mobileSrc?: string | null | undefined;
  /** Wins over what the addresses say. */
  focus?: string | undefined;
}

/** Sets the points that the addresses of a picture, or `focus`, ask to keep in sight. */
export const focusStyle = ({ src, mobileSrc, focus }: Addresses): CSSProperties =>
  ({
    '--picture-focus': focus ?? focusOf(src),
    '--picture-focus-mobile': focus ?? focusOf(mobileSrc ?? src),
  }) as CSSProperties;

/** Spread into the rule of a picture that gets its points from `focusStyle`; `other` where it asks for none. Phones may show another crop. */
export const atFocus = (other = '50% 50%') => ({
  objectPosition: `var(--picture-focus, ${other})`,
  '@media': { '(max-width: 47.99rem)': { objectPosition: `var(--picture-focus-mobile, ${other})` } },
});

/** All of a contained picture is in sight, whatever its address says. */
export const unfocused = {
  objectPosition: '50% 50%',
  '@media': { '(max-width: 47.99rem)': { objectPosition: '50% 50%' } },
};
