import type { Mode } from '../branding.ts';
import type { ColorName } from '../contract/index.ts';
import { hex, mixed } from '../palette/color.ts';
import { mustReach } from '../palette/reach.ts';
import { levels, limits } from './levels.ts';

const names = ['positive', 'caution', 'critical', 'info'] as const;
type Status = (typeof names)[number];
type StatusRole = Extract<ColorName, `${Status}-${string}`>;

/** A status stands on the page's own ground with a breath of its hue, so that it belongs to the partner too. */
const statusOf = (name: Status, mode: Mode, surfaces: readonly string[]): [StatusRole, string][] => {
  const level = levels[mode];
  const ground = mixed(surfaces[0] as string, hex(level[`${name}-ground`]), limits.status);
  return [
    [`${name}-ground`, ground],
    [`${name}-ink`, mustReach(level[`${name}-ink`], [ground, ...surfaces], 4.5)],
    [`${name}-line`, hex(level[`${name}-line`])],
  ];
};

/** The four statuses; `surfaces` begin with the page's ground. */
export const statusesOf = (mode: Mode, surfaces: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => statusOf(name, mode, surfaces))) as Record<StatusRole, string>;

/** What of the statuses may surround a control or be its fill. */
export const fillsOf = (statuses: Record<StatusRole, string>): string[] =>
  names.flatMap((name) => [statuses[`${name}-ground`], statuses[`${name}-ink`]]);
