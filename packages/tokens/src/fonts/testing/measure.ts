import { place, widened } from './variation.ts';
import { tablesOf } from './woff2.ts';

/** How often letters come in English and Portuguese together, in percent. */
const often = {
  ' ': 18,
  e: 11,
  a: 10,
  o: 8.5,
  s: 6.5,
  r: 6,
  i: 6,
  n: 5.5,
  t: 5,
  d: 4,
  l: 3.5,
  u: 3.5,
  c: 3.5,
  m: 3.5,
  p: 2.5,
  g: 1.2,
  h: 1.2,
  v: 1.2,
  b: 1,
  f: 1,
  q: 0.7,
  w: 0.5,
  y: 0.5,
  k: 0.3,
  x: 0.3,
  z: 0.3,
  j: 0.3,
};
const letters = Object.entries(often);
const total = letters.reduce((sum, [, share]) => sum + share, 0);

/** The glyph of a letter, by the table every font has for the basic plane. */
const glyphOf = (cmap: Buffer, code: number): number => {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, row) =>
    cmap.subarray(cmap.readUInt32BE(8 + row * 8)),
  );
  const table = tables.find((found) => found.readUInt16BE(0) === 4);
  if (!table) throw new Error('No table of format 4.');
  const double = table.readUInt16BE(6);
  for (let at = 0; at < double; at += 2) {
    if (table.readUInt16BE(14 + at) < code) continue;
    const start = table.readUInt16BE(16 + double + at);
    const offsetAt = 16 + 3 * double + at;
    const offset = table.readUInt16BE(offsetAt);
    const shift = table.readInt16BE(16 + 2 * double + at);
    if (code < start) return 0;
    return offset === 0 ? (code + shift) & 0xffff : table.readUInt16BE(offsetAt + offset + (code - start) * 2);
  }
  return 0;
};

const table = (tables: Map<string, Buffer>, tag: string): Buffer => {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table.`);
  return found;
};

export interface Measured {
  ascent: number;
  descent: number;
  /** The letter-frequency average at a place in the design space, such as `{ wght: 700 }`. */
  width: (axes: Record<string, number>) => number;
}

/** Heights and widths of a WOFF 2 file, as shares of the em. */
export const measure = (path: string): Measured => {
  const tables = tablesOf(path);
  const [hhea, hmtx, cmap] = ['hhea', 'hmtx', 'cmap'].map((tag) => table(tables, tag)) as [Buffer, Buffer, Buffer];
  const em = table(tables, 'head').readUInt16BE(18);
  const hvar = tables.get('HVAR');
  const last = hhea.readUInt16BE(34) - 1;
  const advance = (glyph: number, where: number[]): number =>
    hmtx.readUInt16BE(Math.min(glyph, last) * 4) + (hvar ? widened(hvar, glyph, where) : 0);
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    width: (axes) => {
      const where = place(tables, axes);
      const widthOf = (letter: string) => advance(glyphOf(cmap, letter.charCodeAt(0)), where);
      return letters.reduce((sum, [letter, share]) => sum + share * widthOf(letter), 0) / total / em;
    },
  };
};
