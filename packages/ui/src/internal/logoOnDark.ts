/** Lightness turns over, hues stay. */
export const onOtherGround = 'invert(1) hue-rotate(180deg)';

/**
 * For logos drawn for white paper, on a dark ground: lightness turns over, hues stay, and a white background of their own vanishes.
 * A selector with its rule, to spread into `selectors`.
 */
export const logoOnDark = {
  '[data-mode=dark] &': { filter: onOtherGround, mixBlendMode: 'screen' },
} as const;
