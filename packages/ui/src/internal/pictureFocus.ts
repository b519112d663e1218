import type { CSSProperties } from 'react';

/**
 * The point that the address of a picture asks to keep in sight, as in `object-position`: `#focus=30-70` at its end is 30 % from
 * the left and 70 % from the top. Absent where the address says nothing, or nothing that can be read.
 */
export const focusOf = (src: string): string | undefined => {
  const [, left, top] = /#focus=(100|\d{1,2})-(100|\d{1,2})$/.exec(src) ?? [];
  return left && top ? `${Number(left)}% ${Number(top)}%` : undefined;
};

interface Addresses {
  src: string;
  mobileSrc?: string | null | undefined;
  /** Wins over what the addresses say. */
  focus?: string | undefined;
}

/** Sets the points that the addresses of a picture, or `focus`, ask to keep in sight. Absent where there are none. */
export const focusStyle = ({ src, mobileSrc, focus }: Addresses): CSSProperties | undefined => {
  const wide = focus ?? focusOf(src);
  const phone = focus ?? focusOf(mobileSrc ?? src);
  return wide || phone ? ({ '--picture-focus': wide, '--picture-focus-mobile': phone } as CSSProperties) : undefined;
};

/** Spread into the rule of a picture that gets its points from `focusStyle`. Phones may show another crop. */
export const atFocus = {
  objectPosition: 'var(--picture-focus, 50% 50%)',
  '@media': { '(max-width: 47.99rem)': { objectPosition: 'var(--picture-focus-mobile, 50% 50%)' } },
} as const;
