/** WCAG 2.2 contrast, written from the recommendation and sharing nothing with the engine it checks. */
type Rgb = [number, number, number];

const channels = (colour: string): number[] =>
  (colour.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

const over = (colour: string, behind: number): Rgb => {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN, a = 255] = channels(colour);
  return [r, g, b].map((channel) => Math.round((channel * a + behind * (255 - a)) / 255)) as Rgb;
};

const between = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** The contrast of an opaque colour on another, which may be see-through: then the lesser over white and over black. */
export const wcagContrast = (front: string, ground: string): number =>
  Math.min(...[255, 0].map((behind) => between(over(front, behind), over(ground, behind))));
