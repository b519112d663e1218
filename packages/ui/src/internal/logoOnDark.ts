/**
 * For logos drawn for white paper, on a dark ground: lightness turns over, hues stay, and a white background of their own vanishes.
 * A selector with its rule, to spread into `selectors`.
 */
export const logoOnDark = {
  '[data-mode=dark] &': { filter: 'invert(1) hue-rotate(180deg)', mixBlendMode: 'screen' },
} as const;
