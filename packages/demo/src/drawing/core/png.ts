import type { Rgb } from './colour.ts';

/** An indexed picture: one byte a cell, up to 256 colours with their opacity (0–1). */
export type Indexed = {
  width: number;
  height: number;
  cells: Uint8Array;
  palette: readonly (readonly [...Rgb, alpha: number])[];
};

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crc = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

/** As many bytes as can be summed before a sum leaves 32 bits. */
const RUN = 5552;

const adler = (bytes: Uint8Array): number => {
  let low = 1;
  let high = 0;
  for (let start = 0; start < bytes.length; start += RUN) {
    for (const byte of bytes.subarray(start, start + RUN)) {
      low += byte;
      high += low;
    }
    low %= 65521;
    high %= 65521;
  }
  return ((high << 16) | low) >>> 0;
};

const uint32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

const joined = (parts: readonly ArrayLike<number>[]): Uint8Array => {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    out.set(part, offset);
    offset += part.length;
  }
  return out;
};

const chunk = (name: string, data: ArrayLike<number>): Uint8Array => {
  const body = joined([Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  return joined([uint32(data.length), body, uint32(crc(body))]);
};

/** Stored, not compressed: these are small, and not every runtime has a compressor. */
const zlib = (bytes: Uint8Array): Uint8Array => {
  const parts: ArrayLike<number>[] = [[0x78, 0x01]];
  for (let start = 0; start < bytes.length; start += 65535) {
    const block = bytes.subarray(start, start + 65535);
    const size = block.length;
    parts.push([start + size >= bytes.length ? 1 : 0, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255], block);
  }
  return joined([...parts, uint32(adler(bytes))]);
};

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192)
    text += Reflect.apply(String.fromCharCode, null, bytes.subarray(start, start + 8192));
  return btoa(text);
};

const byte = (value: number): number => Math.max(0, Math.min(255, Math.round(value * 255)));

/** The picture as a `data:` address, so that a drawing stays one self-contained text. */
export const pngAddress = ({ width, height, cells, palette }: Indexed): string => {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(cells.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const file = joined([
    [137, 80, 78, 71, 13, 10, 26, 10],
    chunk('IHDR', [...uint32(width), ...uint32(height), 8, 3, 0, 0, 0]),
    chunk(
      'PLTE',
      palette.flatMap(([red, green, blue]) => [byte(red), byte(green), byte(blue)]),
    ),
    chunk(
      'tRNS',
      palette.map((entry) => byte(entry[3])),
    ),
    chunk('IDAT', zlib(rows)),
    chunk('IEND', []),
  ]);
  return `data:image/png;base64,${base64(file)}`;
};
