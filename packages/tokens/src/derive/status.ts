import type { Mode } from '../branding.ts';
import { hex, mixed } from '../palette/color.ts';
import { mustReach } from '../palette/reach.ts';

const status = {
  light: { tint: 0.9, tintChroma: 0.06, ink: 0.45, line: 0.8 },
  dark: { tint: 0.36, tintChroma: 0.06, ink: 0.82, line: 0.42 },
} as const;

const hues = { positive: 152, caution: 78, critical: 26, info: 245 };

/** A status stands on the page's own ground with a breath of its hue, so that it belongs to the partner too. */
const statusOf = (hue: number, mode: Mode, surfaces: readonly string[]) => {
  const level = status[mode];
  const ground = mixed(surfaces[0] as string, hex({ l: level.tint, c: level.tintChroma, h: hue }), 0.55);
  const ink = mustReach({ l: level.ink, c: 0.13, h: hue }, [ground, ...surfaces], 4.5);
  return { ground, ink, line: hex({ l: level.line, c: 0.07, h: hue }) };
};

/** The four statuses; `surfaces` begin with the page's ground. */
export const statusesOf = (mode: Mode, surfaces: readonly string[]) => ({
  positive: statusOf(hues.positive, mode, surfaces),
  caution: statusOf(hues.caution, mode, surfaces),
  critical: statusOf(hues.critical, mode, surfaces),
  info: statusOf(hues.info, mode, surfaces),
});
