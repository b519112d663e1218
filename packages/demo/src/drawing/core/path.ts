/** A point of an outline; a third member of 1 makes it a corner, otherwise the line runs smoothly through it. */
export type Pt = readonly [x: number, y: number, corner?: 1];
export type Move = (point: Pt) => Pt;
type Segment = readonly [c1: Pt, c2: Pt, end: Pt];

const at = (points: readonly Pt[], index: number): Pt =>
  points[((index % points.length) + points.length) % points.length] ?? [0, 0];

const handle = (points: readonly Pt[], index: number, toward: number, closed: boolean): Pt => {
  const point = at(points, index);
  const next = at(points, index + toward);
  const reach = Math.hypot(next[0] - point[0], next[1] - point[1]) / 3;
  const isEnd = !closed && (index === 0 || index === points.length - 1);
  const from = point[2] === 1 || isEnd ? point : at(points, index - toward);
  const dx = next[0] - from[0];
  const dy = next[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [point[0] + (dx / length) * reach, point[1] + (dy / length) * reach];
};

const segments = (points: readonly Pt[], closed: boolean): Segment[] =>
  points.slice(0, closed ? points.length : -1).map((_, index) => {
    const end = closed ? (index + 1) % points.length : index + 1;
    return [handle(points, index, 1, closed), handle(points, end, -1, closed), at(points, end)];
  });

const n = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (point: Pt): string => `${n(point[0])} ${n(point[1])}`;

/** Points from a table such as `0 10c, 40 20`: across and down, a `c` for a corner. */
export const pts = (table: string): Pt[] =>
  table.split(', ').map((entry) => {
    const [x = 0, y = 0] = entry.replace('c', '').split(' ').map(Number);
    return withCorner(x, y, entry.endsWith('c') ? 1 : undefined);
  });

/** SVG path data through the points. */
export const toD = (points: readonly Pt[], closed = true): string =>
  `M${pair(at(points, 0))}${segments(points, closed)
    .map(([a, b, end]) => `C${pair(a)} ${pair(b)} ${pair(end)}`)
    .join('')}${closed ? 'Z' : ''}`;

/** The same outline as a polygon, for the light to be computed on. */
export const flatten = (points: readonly Pt[], closed = true, steps = 8): Pt[] => {
  const out: Pt[] = [at(points, 0)];
  let start = at(points, 0);
  for (const [a, b, end] of segments(points, closed)) {
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const u = 1 - t;
      const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      out.push([
        w0 * start[0] + w1 * a[0] + w2 * b[0] + w3 * end[0],
        w0 * start[1] + w1 * a[1] + w2 * b[1] + w3 * end[1],
      ]);
    }
    start = end;
  }
  return out;
};

const withCorner = (x: number, y: number, corner: 1 | undefined): Pt => (corner ? [x, y, 1] : [x, y]);

export const flip: Move = (point) => withCorner(-point[0], point[1], point[2]);
export const moved = (points: readonly Pt[], move: Move): Pt[] => points.map(move);

/** A whole outline from its right half, which runs from the top centre to the bottom centre (x = 0). */
export const mirrored = (half: readonly Pt[]): Pt[] => {
  const left = half.filter((point) => Math.abs(point[0]) > 0.01).map(flip);
  return [...half, ...left.reverse()];
};

/** Rotation in degrees and scale about the origin, then a shift. */
export const placed = (dx: number, dy: number, degrees = 0, scale = 1): Move => {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return ([x, y, corner]) => withCorner(x * cos - y * sin + dx, x * sin + y * cos + dy, corner);
};

export const along = (from: Pt, to: Pt, t: number): Pt => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];
export const rectangle = (x: number, y: number, width: number, height: number): Pt[] => [
  [x, y, 1],
  [x + width, y, 1],
  [x + width, y + height, 1],
  [x, y + height, 1],
];
export const ellipse = (cx: number, cy: number, rx: number, ry: number): Pt[] =>
  Array.from({ length: 12 }, (_, i): Pt => [
    cx + rx * Math.cos((i * Math.PI) / 6),
    cy + ry * Math.sin((i * Math.PI) / 6),
  ]);

/** A ribbon of a width along a line: a strap, a handle, a belt. Widths may differ at each point. */
export const strip = (points: readonly Pt[], width: number | readonly number[]): Pt[] => {
  const side = (sign: 1 | -1): Pt[] =>
    points.map((point, i): Pt => {
      const [before, after] = [
        points[Math.max(0, i - 1)] ?? point,
        points[Math.min(points.length - 1, i + 1)] ?? point,
      ];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const half = ((typeof width === 'number' ? width : (width[i] ?? 10)) / 2) * sign;
      return withCorner(
        point[0] - (dy / length) * half,
        point[1] + (dx / length) * half,
        i === 0 || i === points.length - 1 ? 1 : undefined,
      );
    });
  return [...side(1), ...side(-1).reverse()];
};

/** A rectangle with rounded corners, for things that are made rather than sewn. */
export const rounded = (x: number, y: number, width: number, height: number, radius: number): Pt[] => {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * 0.29;
  const corner = (cx: number, cy: number, sx: number, sy: number): Pt[] => [
    [cx + sx * r, cy, 1],
    [cx + sx * k, cy + sy * k],
    [cx, cy + sy * r, 1],
  ];
  const [right, bottom] = [x + width, y + height];
  return [
    ...corner(x, y, 1, 1).reverse(),
    ...corner(right, y, -1, 1),
    ...corner(right, bottom, -1, -1).reverse(),
    ...corner(x, bottom, 1, -1),
  ];
};
