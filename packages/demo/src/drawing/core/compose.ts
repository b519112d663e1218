import { groundFor, lighter, mix } from './colour.ts';
import { gridOver } from './grid.ts';
import type { Grid } from './grid.ts';
import type { Item, Panel } from './items.ts';
import { grainDef, shadeLayer, shadowLayer, weaveDef } from './layers.ts';
import { fabricDefs, gleamDefs, paintedItems, paintedOver } from './paint.ts';
import type { Paints } from './paint.ts';
import { toD } from './path.ts';
import { reliefOf } from './relief.ts';

/** The part of the drawing that is shown, in drawing units. */
export type Frame = { x: number; y: number; width: number; height: number };
export type Drawn = { defs: string; body: string };
export type Lay = { items: readonly Item[]; paints: Paints; grid: Grid; ground: string; cloth: boolean };
export type Sheet = Omit<Lay, 'grid' | 'ground'> & { frame: Frame; ground?: string | undefined; columns?: number };

export const areaOf = ({ x, y, width, height }: Frame): string =>
  `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** A whole SVG text over a frame. */
export const framed = (frame: Frame, { defs, body }: Drawn): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}"><defs>${defs}</defs>${body}</svg>`;

/** Items in their colours with light on them and their shadow below, ready to stand in a larger drawing. */
export const laid = ({ items, paints, grid, ground, cloth }: Lay): Drawn => {
  const { id } = paints;
  const panels = items.filter((item): item is Panel => item.type === 'panel');
  const relief = reliefOf(grid, panels, paints.seed * 101 + 7);
  const silhouette = panels
    .filter((panel) => !panel.flat)
    .map((panel) => `<path d="${toD(panel.points)}"/>`)
    .join('');
  const area = areaOf({ x: grid.left, y: grid.top, width: grid.width * grid.step, height: grid.height * grid.step });
  const weave = cloth ? `<rect ${area} fill="url(#${id}weave)"/>` : '';
  return {
    defs: `${fabricDefs(panels, paints)}${gleamDefs(items, paints)}${cloth ? weaveDef(`${id}weave`, 0.13) : ''}<clipPath id="${id}clip">${silhouette}</clipPath>`,
    body: `${shadowLayer(grid, relief.shadow, ground)}${paintedItems(items, paints)}<g clip-path="url(#${id}clip)">${weave}${shadeLayer(grid, relief.shade, paints.colour)}</g>${paintedOver(items, paints)}`,
  };
};

const paper = (frame: Frame, ground: string, id: string): Drawn => {
  const stops = `<stop offset="0" stop-color="${lighter(ground, 0.34)}"/><stop offset=".55" stop-color="${ground}"/><stop offset="1" stop-color="${mix(ground, '#2b2430', 0.13)}"/>`;
  return {
    defs: `<radialGradient id="${id}ground" cx=".3" cy=".22" r="1">${stops}</radialGradient>`,
    body: `<rect ${areaOf(frame)} fill="url(#${id}ground)"/>`,
  };
};

/** Film grain over a frame, of the same size in every crop of the picture. */
export const grained = (frame: Frame, id: string, strength = 0.062, unit = 900): Drawn => ({
  defs: grainDef(`${id}grain`, strength, frame.width / unit),
  body: `<rect ${areaOf(frame)} fill="url(#${id}grain)"/>`,
});

export const stacked = (parts: readonly Drawn[]): Drawn => ({
  defs: parts.map((part) => part.defs).join(''),
  body: parts.map((part) => part.body).join(''),
});

/** Places the items on a plain background with soft light. Returns the drawing as one SVG string. */
export const composed = ({ items, paints, frame, ground, cloth, columns = 290 }: Sheet): string => {
  const margin = frame.width * 0.08;
  const grid = gridOver(
    frame.x - margin,
    frame.y - margin,
    frame.width + margin * 2,
    frame.height + margin * 2,
    columns,
  );
  const tone = ground ?? groundFor(paints.colour);
  return framed(
    frame,
    stacked([
      paper(frame, tone, paints.id),
      laid({ items, paints, grid, ground: tone, cloth }),
      grained(frame, paints.id),
    ]),
  );
};
