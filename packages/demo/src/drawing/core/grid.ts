import type { Pt } from './path.ts';

/** A coarse raster over a part of the drawing: light and shadow are computed here, in drawing units. */
export type Grid = { width: number; height: number; step: number; left: number; top: number };
export type Box = { x0: number; y0: number; x1: number; y1: number };

export const gridOver = (left: number, top: number, width: number, height: number, columns: number): Grid => {
  const step = width / columns;
  return { width: columns, height: Math.round(height / step), step, left, top };
};

/** Cells touched by the polygon, with a margin, cut to the grid; empty when it lies outside. */
export const boxOf = (grid: Grid, polygon: readonly Pt[], margin: number): Box => {
  const xs = polygon.map((point) => (point[0] - grid.left) / grid.step);
  const ys = polygon.map((point) => (point[1] - grid.top) / grid.step);
  return {
    x0: Math.max(0, Math.floor(Math.min(...xs)) - margin),
    y0: Math.max(0, Math.floor(Math.min(...ys)) - margin),
    x1: Math.min(grid.width, Math.ceil(Math.max(...xs)) + margin),
    y1: Math.min(grid.height, Math.ceil(Math.max(...ys)) + margin),
  };
};

const crossings = (polygon: readonly Pt[], y: number): number[] => {
  const xs: number[] = [];
  let previous = polygon[polygon.length - 1];
  for (const point of polygon) {
    if (previous && previous[1] <= y !== point[1] <= y)
      xs.push(previous[0] + ((y - previous[1]) / (point[1] - previous[1])) * (point[0] - previous[0]));
    previous = point;
  }
  return xs.sort((a, b) => a - b);
};

const SUBROWS = 3;

const cover = (mask: Float32Array, start: number, width: number, from: number, to: number): void => {
  const [low, high] = [Math.max(0, from), Math.min(width, to)];
  for (let column = Math.floor(low); column < high; column++) {
    const share = Math.min(high, column + 1) - Math.max(low, column);
    mask[start + column] = (mask[start + column] ?? 0) + share / SUBROWS;
  }
};

/** How much of each cell the polygon covers, 0–1. */
export const maskOf = (grid: Grid, polygon: readonly Pt[]): Float32Array => {
  const mask = new Float32Array(grid.width * grid.height);
  for (let sub = 0; sub < grid.height * SUBROWS; sub++) {
    const xs = crossings(polygon, grid.top + ((sub + 0.5) / SUBROWS) * grid.step);
    const start = Math.floor(sub / SUBROWS) * grid.width;
    for (let i = 0; i + 1 < xs.length; i += 2)
      cover(
        mask,
        start,
        grid.width,
        ((xs[i] ?? 0) - grid.left) / grid.step,
        ((xs[i + 1] ?? 0) - grid.left) / grid.step,
      );
  }
  return mask;
};

const blurLine = (
  source: Float32Array,
  target: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void => {
  const read = (i: number): number => source[start + Math.min(count - 1, Math.max(0, i)) * stride] ?? 0;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += read(i);
  for (let i = 0; i < count; i++) {
    target[start + i * stride] = sum / (2 * radius + 1);
    sum += read(i + radius + 1) - read(i - radius);
  }
};

/** A soft copy: `passes` box blurs of the radius, in cells. */
export const blurred = (grid: Grid, field: Float32Array, radius: number, passes = 2): Float32Array => {
  const cells = Math.max(1, Math.round(radius));
  const soft = field.slice();
  const between = new Float32Array(field.length);
  for (let pass = 0; pass < passes; pass++) {
    for (let row = 0; row < grid.height; row++) blurLine(soft, between, row * grid.width, 1, grid.width, cells);
    for (let column = 0; column < grid.width; column++) blurLine(between, soft, column, grid.width, grid.height, cells);
  }
  return soft;
};

const DIAGONAL = Math.SQRT2;

/** Distance from each inside cell to the outline, in drawing units. */
export const depthOf = (grid: Grid, mask: Float32Array, box: Box): Float32Array => {
  const { width, step } = grid;
  const depth = mask.map((value) => (value > 0.95 ? 1e4 : value));
  // Beside the grid it is far to any outline; asked first, for a place outside an array is looked up slowly.
  const read = (i: number): number => (i < 0 || i >= depth.length ? 1e4 : (depth[i] ?? 1e4));
  const visit = (i: number, back: number): void => {
    if (read(i) < 1) return;
    const straight = Math.min(read(i - back), read(i - back * width)) + 1;
    const slant = Math.min(read(i - back * (width + 1)), read(i - back * (width - 1))) + DIAGONAL;
    depth[i] = Math.min(read(i), straight, slant);
  };
  for (let row = box.y0; row < box.y1; row++)
    for (let column = box.x0; column < box.x1; column++) visit(row * width + column, 1);
  for (let row = box.y1 - 1; row >= box.y0; row--)
    for (let column = box.x1 - 1; column >= box.x0; column--) visit(row * width + column, -1);
  for (let i = 0; i < depth.length; i++) depth[i] = read(i) * step;
  return depth;
};
