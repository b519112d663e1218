/** Lightness of everything that is not a seed, by mode. */
export const levels = {
  light: { ground: 0.985, groundChroma: 0.008, raised: 0.013, sunken: -0.026, ink: 0.235, inkChroma: 0.06, muted: 0.5 },
  dark: { ground: 0.165, groundChroma: 0.018, raised: 0.042, sunken: -0.03, ink: 0.95, inkChroma: 0.02, muted: 0.72 },
} as const;
