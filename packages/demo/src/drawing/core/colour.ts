/** Colours are `#rrggbb`; channels are 0–1 in sRGB unless said otherwise. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.replace('#', '').slice(0, 6), 16) || 0;
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mix = (from: string, to: string, amount: number): string => {
  const a = toRgb(from);
  const b = toRgb(to);
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
};

/** Perceived lightness, 0 (black) – 1 (white). */
export const lightness = (hex: string): number => {
  const [red, green, blue] = toRgb(hex);
  return Math.sqrt(0.299 * red * red + 0.587 * green * green + 0.114 * blue * blue);
};

export const saturate = (hex: string, factor: number): string => {
  const rgb = toRgb(hex);
  const grey = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2];
  return toHex([grey + (rgb[0] - grey) * factor, grey + (rgb[1] - grey) * factor, grey + (rgb[2] - grey) * factor]);
};

/** The colour as cloth can show it: pure black keeps room for shadow, pure white for highlight. */
export const asDyed = (hex: string): string => {
  const light = lightness(hex);
  if (light < 0.16) return mix(hex, '#5b5a60', (0.16 - light) * 1.9);
  if (light > 0.93) return mix(hex, '#e9e6e0', (light - 0.93) * 7);
  return hex;
};

export const darker = (hex: string, amount: number): string =>
  mix(hex, saturate(mix(hex, '#0d0a12', 0.86), 1.25), amount);
export const lighter = (hex: string, amount: number): string => mix(hex, '#ffffff', amount);

/** A line that can be seen on the colour: darker on light cloth, lighter on dark cloth. */
export const contrastLine = (hex: string, amount: number): string =>
  lightness(hex) < 0.3 ? lighter(hex, amount * 0.55) : darker(hex, amount);

/** The quiet paper a thing lies on: neutral, a breath of its colour, and never as light or dark as the thing. */
export const groundFor = (hex: string): string => {
  const paper = lightness(hex) > 0.8 ? '#d6d1c9' : '#ebe7e0';
  return mix(paper, saturate(hex, 0.7), lightness(hex) < 0.25 ? 0.035 : 0.08);
};
