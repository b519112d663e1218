import type { PictureKind } from './kind.ts';

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const end = 0x49_45_4e_44;

/** Every part is there, up to the one that says it is the last. */
const png = (bytes: Uint8Array): boolean => {
  const data = view(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + data.getUint32(at))
    if (data.getUint32(at + 4) === end) return true;
  return false;
};

/** Ends with the marker of the end; some cameras fill up with zeros. */
const jpeg = (bytes: Uint8Array): boolean => {
  const last = bytes.findLastIndex((byte) => byte !== 0);
  return bytes[last - 1] === 0xff && bytes[last] === 0xd9;
};

const webp = (bytes: Uint8Array): boolean => bytes.length >= 12 && view(bytes).getUint32(4, true) + 8 <= bytes.length;

const checks: Record<Exclude<PictureKind, 'svg'>, (bytes: Uint8Array) => boolean> = { png, jpeg, webp };

/** False for a picture that was cut off, which a browser would draw as far as it goes. */
export const isWhole = (bytes: Uint8Array, kind: Exclude<PictureKind, 'svg'>): boolean => checks[kind](bytes);
