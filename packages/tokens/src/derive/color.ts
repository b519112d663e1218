import type { Branding, Mode } from '../branding.ts';
import type { Theme } from '../contract/index.ts';
import { contrast, hex, hexAlpha, mix, mixed, shade, tone } from '../palette/color.ts';
import type { Tone } from '../palette/color.ts';
import { reach } from '../palette/reach.ts';

type Color = Theme['color'];
type Grounds = Pick<Color, 'ground' | 'groundRaised' | 'groundSunken'>;

/** Lightness of everything that is not a seed, by mode. `away` points from the ground towards the ink. */
const lightness = {
  light: { ground: 0.985, raised: 0.013, sunken: -0.026, ink: 0.235, muted: 0.5, away: -1 },
  dark: { ground: 0.165, raised: 0.042, sunken: -0.03, ink: 0.95, muted: 0.72, away: 1 },
} as const;

const status = {
  light: { tint: 0.9, tintChroma: 0.06, ink: 0.45, line: 0.8 },
  dark: { tint: 0.36, tintChroma: 0.06, ink: 0.82, line: 0.42 },
} as const;

const hues = { positive: 152, caution: 78, critical: 26, info: 245 };

const colourful = 0.04;

const groundsOf = ({ seeds, mode: home }: Branding, mode: Mode): Grounds => {
  const level = lightness[mode];
  const neutral = tone(seeds.neutral);
  const own = mode === home && seeds.ground !== undefined;
  const base = own ? tone(seeds.ground as string) : shade(neutral, level.ground, mode === 'light' ? 0.008 : 0.018);
  const lift = (by: number) => hex({ ...base, l: base.l + by, c: by > 0 && mode === 'light' ? base.c * 0.4 : base.c });
  return { ground: hex(base), groundRaised: lift(level.raised), groundSunken: lift(level.sunken) };
};

/** White wherever it is legible, else a near-black of the fill's own hue; black itself always is where white is not. */
const inkFor = (fill: string): string =>
  ['#ffffff', hex(shade(tone(fill), 0.16, 0.03))].find((ink) => contrast(fill, ink) >= 4.5) ?? '#000000';

/** Hover and press move the fill away from its ink, so its contrast can only grow. */
const fill = (base: Tone, ink: string) => {
  const away = contrast(ink, '#000000') > contrast(ink, '#ffffff') ? -1 : 1;
  const room = away < 0 ? base.l > 0.24 : base.l < 0.9;
  const step = (by: number) => hex({ ...base, l: base.l + by * (room ? away : -away) });
  return { hover: step(0.055), pressed: step(0.1) };
};

/** A status stands on the page's own ground with a breath of its hue, so that it belongs to the partner too. */
const statusOf = (hue: number, mode: Mode, page: string[]): Color['positive'] => {
  const level = status[mode];
  const ground = mixed(page[0] as string, hex({ l: level.tint, c: level.tintChroma, h: hue }), 0.55);
  const ink = hex(reach({ l: level.ink, c: 0.13, h: hue }, [ground, ...page], 4.5));
  return { ground, ink, line: hex({ l: level.line, c: 0.07, h: hue }) };
};

const inksOf = (neutral: Tone, mode: Mode, grounds: string[]) => {
  const level = lightness[mode];
  const ink = hex(reach(shade(neutral, level.ink, mode === 'light' ? 0.06 : 0.02), grounds, 12));
  return {
    ink,
    inkMuted: hex(reach(shade(neutral, level.muted, 0.03), grounds, 4.6)),
    inkInverse: grounds[0] as string,
  };
};

/** The brand where it can be seen. A brand of black or white turns into its opposite rather than into a grey. */
const visible = (seed: Tone, mode: Mode, grounds: string[]): Tone => {
  const seen = reach(seed, grounds, 3);
  return seed.c < colourful && seen.l !== seed.l ? { ...seed, l: lightness[mode].ink } : seen;
};

const brandOf = (style: Branding, mode: Mode, grounds: string[], textGrounds: string[]) => {
  const [seed, accent] = [tone(style.seeds.brand), tone(style.seeds.accent)];
  const brand = visible(seed, mode, grounds);
  const onBrand = inkFor(hex(brand));
  const { hover, pressed } = fill(brand, onBrand);
  // A brand of black or grey has no colour to lend to links, so its accent lends one.
  const voice = seed.c >= colourful || accent.c < colourful ? seed : accent;
  return {
    brand: hex(brand),
    brandHover: hover,
    brandPressed: pressed,
    groundBrand: hex(brand),
    onBrand,
    accent: hex(accent),
    onAccent: inkFor(hex(accent)),
    inkBrand: hex(reach(voice, textGrounds, 4.5)),
    focus: hex(reach(voice, grounds, 3)),
  };
};

const statusesOf = (mode: Mode, page: string[]) => ({
  positive: statusOf(hues.positive, mode, page),
  caution: statusOf(hues.caution, mode, page),
  critical: statusOf(hues.critical, mode, page),
  info: statusOf(hues.info, mode, page),
});

/** Every colour role of a branding in one mode, as hex. */
export const deriveColor = (style: Branding, mode: Mode): Color => {
  const grounds = groundsOf(style, mode);
  const { ground, groundRaised, groundSunken } = grounds;
  const page = [ground, groundRaised, groundSunken];
  const neutral = tone(style.seeds.neutral);
  const toInk = (amount: number) => mix(ground, hex(shade(neutral, lightness[mode].ink, 0.03)), amount);
  const selected = toInk(0.07);
  const text = [...page, selected];
  const inks = inksOf(neutral, mode, text);
  return {
    ...grounds,
    ...inks,
    groundInverse: inks.ink,
    ...brandOf(style, mode, page, text),
    line: toInk(0.15),
    lineStrong: hex(reach(tone(toInk(0.45)), page, 3.05)),
    ...statusesOf(mode, page),
    scrim: hexAlpha(shade(neutral, 0.14, 0.02), 0.62),
    onScrim: '#ffffff',
    selected,
    skeleton: toInk(0.09),
  };
};
