import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tags by their number in a WOFF 2 directory; the rest of the 63 known ones are not in our fonts or not needed. */
const known = [
  'cmap head hhea hmtx maxp name OS/2 post',
  'cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH',
  'CBDT CBLC COLR CPAL SVG sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop',
  'trak Zapf Silf Glat Gloc Feat Sill',
].flatMap((line) => line.split(' '));

/** A number of one to five bytes, seven bits in each, as WOFF 2 writes lengths. */
const base128 = (file: Buffer, at: number): { value: number; next: number } => {
  let [value, next] = [0, at];
  for (;;) {
    const byte = file.readUInt8(next++);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next };
  }
};

interface Entry {
  tag: string;
  length: number;
  next: number;
}

const entryAt = (file: Buffer, at: number): Entry => {
  const flags = file.readUInt8(at);
  const named = (flags & 63) === 63;
  const tag = named ? file.toString('latin1', at + 1, at + 5) : (known[flags & 63] ?? '');
  const original = base128(file, at + (named ? 5 : 1));
  const isGlyphs = tag === 'glyf' || tag === 'loca';
  const transformed = isGlyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
  if (transformed && !isGlyphs) throw new Error(`${tag} is transformed, which this reader does not undo.`);
  const { value, next } = transformed ? base128(file, original.next) : original;
  return { tag, length: value, next };
};

/** The tables of a WOFF 2 file by tag, `glyf` and `loca` as the format packs them. */
export const tablesOf = (path: string): Map<string, Buffer> => {
  const file = readFileSync(path);
  const entries: Entry[] = [];
  let at = 48;
  for (let count = file.readUInt16BE(12); count > 0; count--) {
    const entry = entryAt(file, at);
    entries.push(entry);
    at = entry.next;
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return new Map(entries.map(({ tag, length }) => [tag, data.subarray(from, (from += length))]));
};
