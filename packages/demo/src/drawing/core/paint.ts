import { contrastLine, darker, lighter, lightness } from './colour.ts';
import type { Dot, Fill, Gleam, Item, Line, Panel } from './items.ts';
import { toD } from './path.ts';
import { isPatterned, tileOf } from '../fabric/fabric.ts';
import type { Fabric } from '../fabric/fabric.ts';

/** What a drawing is painted with. `id` keeps its definitions apart from another drawing's on the same page. */
export type Paints = { id: string; colour: string; extra: string; fabric: Fabric; seed: number; scale?: number };

const plainOf = (fill: Fill, paints: Paints): string => {
  if (fill === 'main') return paints.colour;
  if (fill === 'inside') return darker(paints.colour, lightness(paints.colour) > 0.8 ? 0.07 : 0.16);
  return fill === 'extra' || fill === 'second' ? paints.extra : fill;
};

const tileKey = (panel: Panel): string => `${panel.fill}${Math.round((panel.turn ?? 0) / 3) * 3}`.replace('-', 'm');

const hasTile = (panel: Panel): boolean => panel.fill === 'main' || panel.fill === 'second';

/** One definition per fabric and turn in use. */
export const fabricDefs = (panels: readonly Panel[], paints: Paints): string => {
  const swap = (panel: Panel): [string, string] =>
    panel.fill === 'second' ? [paints.extra, paints.colour] : [paints.colour, paints.extra];
  const defs = new Map<string, string>();
  const first = new Map<Fill, string>();
  for (const panel of panels.filter(hasTile)) {
    const key = tileKey(panel);
    if (defs.has(key)) continue;
    const name = `id="${paints.id}${key}"`;
    const turn = `patternTransform="rotate(${Math.round((panel.turn ?? 0) / 3) * 3})${paints.scale ? ` scale(${paints.scale})` : ''}"`;
    const drawn = first.get(panel.fill);
    // A second turn of the same fabric takes its motifs from the first.
    if (drawn) {
      defs.set(key, `<pattern ${name} href="#${drawn}" ${turn}/>`);
      continue;
    }
    const tile = tileOf(paints.fabric, ...swap(panel), paints.seed);
    if (!tile) break;
    const size = `width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"`;
    defs.set(key, `<pattern ${name} ${size} ${turn}>${tile.body}</pattern>`);
    first.set(panel.fill, `${paints.id}${key}`);
  }
  return [...defs.values()].join('');
};

const paintPanel = (panel: Panel, paints: Paints): string => {
  const d = toD(panel.points);
  const base = plainOf(panel.fill, paints);
  const opacity = panel.opacity === undefined ? '' : ` opacity="${panel.opacity}"`;
  const tiled = hasTile(panel) && isPatterned(paints.fabric);
  const pattern = tiled ? `<path d="${d}" fill="url(#${paints.id}${tileKey(panel)})"${opacity}/>` : '';
  const edge =
    panel.opacity === undefined ? ` stroke="${contrastLine(base, 0.42)}" stroke-width="1.2" stroke-opacity=".55"` : '';
  return `<path d="${d}" fill="${base}"${opacity}/>${pattern}${edge ? `<path d="${d}" fill="none"${edge}/>` : ''}`;
};

const paintLine = (line: Line, paints: Paints): string => {
  const ink =
    typeof line.ink === 'number'
      ? contrastLine(paints.colour, line.ink + 0.2)
      : line.ink === 'extra'
        ? paints.extra
        : line.ink;
  const dash = line.dash ? ` stroke-dasharray="${line.dash}"` : '';
  const opacity = line.opacity === undefined ? '' : ` opacity="${line.opacity}"`;
  return `<path d="${toD(line.points, line.closed ?? false)}" fill="none" stroke="${ink}" stroke-width="${line.width}" stroke-linecap="${line.cap ?? (line.dash ? 'butt' : 'round')}" stroke-linejoin="round"${dash}${opacity}/>`;
};

const circle = (x: number, y: number, radius: number, rest: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" ${rest}/>`;

const BUTTON_HOLES = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const paintDot = (dot: Dot, paints: Paints): string => {
  const [x, y] = dot.at;
  const { radius } = dot;
  const base = plainOf(dot.fill, paints);
  const rim = lightness(base) < 0.3 ? lighter(base, 0.3) : darker(base, 0.45);
  if (dot.look === 'hole')
    return (
      circle(x, y, radius, `fill="${darker(base, 0.75)}"`) +
      circle(x, y, radius, `fill="none" stroke="${lighter(base, 0.3)}" stroke-width="1.4" opacity=".6"`)
    );
  const shadow = circle(x + radius * 0.18, y + radius * 0.3, radius * 1.06, 'fill="#120c14" opacity=".34"');
  const body = shadow + circle(x, y, radius, `fill="${base}"`);
  const shine = circle(x - radius * 0.3, y - radius * 0.34, radius * 0.42, 'fill="#fff" opacity=".4"');
  if (dot.look !== 'button')
    return (
      body +
      circle(x + radius * 0.2, y + radius * 0.24, radius * 0.66, `fill="${darker(base, 0.3)}" opacity=".5"`) +
      shine
    );
  const holes = BUTTON_HOLES.map(([dx, dy]) =>
    circle(x + dx * radius * 0.22, y + dy * radius * 0.22, radius * 0.11, `fill="${darker(base, 0.8)}"`),
  ).join('');
  return (
    body +
    circle(
      x,
      y,
      radius * 0.94,
      `fill="none" stroke="${rim}" stroke-width="${(radius * 0.13).toFixed(1)}" opacity=".7"`,
    ) +
    circle(x, y, radius * 0.6, `fill="none" stroke="${lighter(base, 0.4)}" stroke-width="1" opacity=".5"`) +
    holes
  );
};

/** The gradients of the reflections among the items. */
export const gleamDefs = (items: readonly Item[], paints: Paints): string =>
  items
    .map((item, index) => {
      if (item.type !== 'gleam') return '';
      const stops = item.stops
        .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${item.colour}" stop-opacity="${opacity}"/>`)
        .join('');
      return `<linearGradient id="${paints.id}g${index}"${item.upright ? ' x2="0" y2="1"' : ''}>${stops}</linearGradient>`;
    })
    .join('');

const paintGleam = (gleam: Gleam, paints: Paints, index: number): string =>
  `<path d="${toD(gleam.points)}" fill="url(#${paints.id}g${index})"/>`;

/** The goods' own colours and lines, before any light. */
export const paintedItems = (items: readonly Item[], paints: Paints): string =>
  items
    .map((item) =>
      item.type === 'panel' ? paintPanel(item, paints) : item.type === 'line' ? paintLine(item, paints) : '',
    )
    .join('');

/** What lies above the light: buttons, rivets, reflections. */
export const paintedOver = (items: readonly Item[], paints: Paints): string =>
  items
    .map((item, index) =>
      item.type === 'dot' ? paintDot(item, paints) : item.type === 'gleam' ? paintGleam(item, paints, index) : '',
    )
    .join('');
