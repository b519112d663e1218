import { blurred, boxOf, depthOf, maskOf } from './grid.ts';
import type { Box, Grid } from './grid.ts';
import type { Fold, Panel } from './items.ts';
import { creased, fractal } from './noise.ts';
import { flatten } from './path.ts';
import type { Pt } from './path.ts';

/** Light on the goods (−1 deep shade … 1 full light) and the shadow they cast on the ground (0–1). */
export type Relief = { shade: Float32Array; shadow: Float32Array };

// Window light from the upper left, fairly low, so that folds read.
const LIGHT = { x: -0.5, y: -0.62, z: 0.6 };

/** A straight piece of a line: where it begins, where to it goes, and its length squared. */
type Piece = { x: number; y: number; dx: number; dy: number; square: number };

const piecesOf = (line: readonly Pt[]): Piece[] =>
  line.slice(1).map(([toX, toY], i) => {
    const [x, y] = line[i] ?? [0, 0];
    const [dx, dy] = [toX - x, toY - y];
    return { x, y, dx, dy, square: dx * dx + dy * dy || 1 };
  });

const FADES = {
  both: (t: number): number => Math.sin(Math.PI * t) ** 0.8,
  end: (t: number): number => (1 - t) ** 0.9,
  none: (): number => 1,
};

/** Height a fold adds at a place: steep on one side and gentle on the other, as pressed cloth lies. */
const foldHeight = (fold: Fold, pieces: readonly Piece[], x: number, y: number): number => {
  // Asked for each cell of a cloth: nothing is made on the way, and no root is drawn.
  let [nearest, side, along] = [1e18, 0, 0];
  let before = 0;
  for (const { x: fromX, y: fromY, dx, dy, square } of pieces) {
    const share = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / square));
    const [ox, oy] = [x - fromX - dx * share, y - fromY - dy * share];
    const away = ox * ox + oy * oy;
    if (away < nearest) [nearest, side, along] = [away, dx * oy - dy * ox, before + share];
    before += 1;
  }
  const strength = FADES[fold.fade ?? 'both'](along / pieces.length);
  const reach = fold.width * (0.55 + 0.45 * strength) * (side > 0 ? 1.25 : 0.7);
  return fold.height * strength * Math.exp(-nearest / (reach * reach));
};

/** Visits the cells of a mask with their place in drawing units. */
const eachCell = (
  grid: Grid,
  box: Box,
  mask: Float32Array,
  visit: (i: number, x: number, y: number, column: number, row: number) => void,
): void => {
  for (let row = box.y0; row < box.y1; row++)
    for (let column = box.x0; column < box.x1; column++) {
      const i = row * grid.width + column;
      if (mask[i]) visit(i, grid.left + (column + 0.5) * grid.step, grid.top + (row + 0.5) * grid.step, column, row);
    }
};

const addFold = (grid: Grid, height: Float32Array, mask: Float32Array, fold: Fold): void => {
  const spine = flatten(fold.line, false, 4);
  const box = boxOf(grid, spine, Math.ceil((fold.width * 2.4) / grid.step));
  const pieces = piecesOf(spine);
  eachCell(grid, box, mask, (i, x, y) => {
    height[i] = (height[i] ?? 0) + foldHeight(fold, pieces, x, y);
  });
};

const clothHeight = (grid: Grid, panel: Panel, mask: Float32Array, box: Box, seed: number): Float32Array => {
  const height = new Float32Array(mask.length);
  const depth = depthOf(grid, mask, box);
  const { roll = 14, puff = 7, wrinkle = 3, grain = [70, 170] } = panel;
  const turn = (((panel.turn ?? 0) % 180) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  eachCell(grid, box, mask, (i, x, y) => {
    const inward = 1 - Math.min(1, (depth[i] ?? 0) / roll);
    const [u, v] = [(x * cos + y * sin) / grain[0], (y * cos - x * sin) / grain[1]];
    height[i] =
      puff * (1 - inward * inward) +
      wrinkle * (creased(u, v, seed) * 1.5 + fractal(u * 0.45, v * 0.45, seed + 9) * 2.4);
  });
  for (const fold of panel.folds ?? []) addFold(grid, height, mask, fold);
  return height;
};

/** A turned body: each row is half a circle across. */
const roundHeight = (grid: Grid, mask: Float32Array, box: Box): Float32Array => {
  const height = new Float32Array(mask.length);
  for (let row = box.y0; row < box.y1; row++) {
    let first = -1;
    let last = -1;
    for (let column = box.x0; column < box.x1; column++)
      if (mask[row * grid.width + column]) {
        first = first < 0 ? column : first;
        last = column;
      }
    const half = (last - first + 1) / 2;
    for (let column = first; first >= 0 && column <= last; column++) {
      const across = (column + 0.5 - first - half) / half;
      height[row * grid.width + column] = half * grid.step * 0.62 * Math.sqrt(Math.max(0, 1 - across * across * 0.94));
    }
  }
  return height;
};

const lit = (slopeX: number, slopeY: number, gloss: number): number => {
  const size = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const facing = (-slopeX * LIGHT.x - slopeY * LIGHT.y + LIGHT.z) / size;
  const halfway = (-slopeX * LIGHT.x * 0.54 - slopeY * LIGHT.y * 0.54 + (LIGHT.z + 1) * 0.54) / size;
  const shine = gloss ? gloss * (Math.max(0, halfway) ** 42 * 1.5 - 0.25) : 0;
  return (facing / LIGHT.z - 1) * 0.9 + shine;
};

const castOn = (local: Grid, target: Target, mask: Float32Array, lift: number): void => {
  const soft = blurred(local, mask, lift / local.step);
  const shift = Math.round((lift * 0.55) / local.step);
  for (let row = shift; row < local.height; row++)
    for (let column = shift; column < local.width; column++) {
      const i = row * local.width + column;
      const cast = soft[i - shift * (local.width + 1)] ?? 0;
      const to = target.at(column, row);
      if (cast > 0.01 && (mask[i] ?? 0) < 0.9) target.shade[to] = (target.shade[to] ?? 0) - cast * 0.62;
    }
};

type Target = Relief & { at: (column: number, row: number) => number };

/** The part of the grid around a panel, so that small pieces cost little. */
const partOf = (grid: Grid, polygon: readonly Pt[], margin: number): { local: Grid; at: Target['at'] } => {
  const box = boxOf(grid, polygon, margin);
  const local: Grid = {
    step: grid.step,
    left: grid.left + box.x0 * grid.step,
    top: grid.top + box.y0 * grid.step,
    width: Math.max(1, box.x1 - box.x0),
    height: Math.max(1, box.y1 - box.y0),
  };
  return { local, at: (column, row) => (row + box.y0) * grid.width + column + box.x0 };
};

const slopesOf = (
  local: Grid,
  mask: Float32Array,
  height: Float32Array,
  round: boolean,
  i: number,
): [number, number] => {
  const here = height[i] ?? 0;
  const read = (j: number): number => (mask[j] || !round ? (height[j] ?? 0) : here);
  // A turned side is lit across; up and down, its outline's corners would show as bands.
  const down = round ? 0.12 : 1;
  return [
    (read(i + 1) - read(i - 1)) / (2 * local.step),
    (down * (read(i + local.width) - read(i - local.width))) / (2 * local.step),
  ];
};

const shadePanel = (grid: Grid, panel: Panel, { shade, shadow }: Relief, seed: number): void => {
  const polygon = flatten(panel.points);
  const lift = panel.lift ?? 9;
  const { local, at } = partOf(grid, polygon, 2 + Math.ceil((lift * 2.6) / grid.step));
  const mask = maskOf(local, polygon);
  const whole: Box = { x0: 0, y0: 0, x1: local.width, y1: local.height };
  if (lift) castOn(local, { shade, shadow, at }, mask, lift);
  const height = panel.round
    ? roundHeight(local, mask, whole)
    : blurred(local, clothHeight(local, panel, mask, whole, seed), 1, 1);
  const deep = panel.fill === 'inside' ? -0.3 : 0;
  eachCell(local, whole, mask, (i, _x, _y, column, row) => {
    const [slopeX, slopeY] = slopesOf(local, mask, height, panel.round ?? false, i);
    const to = at(column, row);
    // Inner edges are blended by cover; the outer ones are cut by the outline itself.
    const share = shadow[to] ? Math.min(1, mask[i] ?? 0) : 1;
    const light = panel.flat ? 0 : deep + lit(slopeX, slopeY, panel.gloss ?? 0);
    shade[to] = (shade[to] ?? 0) * (1 - share) + light * share;
    shadow[to] = 1;
  });
};

const groundShadow = (grid: Grid, union: Float32Array): Float32Array => {
  const near = blurred(grid, union, 10 / grid.step);
  const far = blurred(grid, union, 46 / grid.step);
  const out = new Float32Array(union.length);
  const take = (field: Float32Array, column: number, row: number, dx: number, dy: number): number =>
    field[
      Math.max(0, row - Math.round(dy / grid.step)) * grid.width + Math.max(0, column - Math.round(dx / grid.step))
    ] ?? 0;
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++)
      out[row * grid.width + column] = Math.min(
        1,
        take(near, column, row, 9, 12) * 0.46 + take(far, column, row, 26, 34) * 0.5,
      );
  return out;
};

/** Lights the panels in the order they lie, each casting on those below, all on the ground. */
export const reliefOf = (grid: Grid, panels: readonly Panel[], seed: number): Relief => {
  const cells = grid.width * grid.height;
  const relief: Relief = { shade: new Float32Array(cells), shadow: new Float32Array(cells) };
  panels.forEach((each, index) => shadePanel(grid, each, relief, seed + index * 31));
  return { shade: relief.shade, shadow: groundShadow(grid, relief.shadow) };
};
