import type { PictureKind } from './kind.ts';

export interface Size {
  width: number;
  height: number;
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const png = (bytes: Uint8Array): Size => ({ width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) });

/** Markers that begin a frame; between them lie tables of the same range. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg = (bytes: Uint8Array): Size | null => {
  const data = view(bytes);
  for (let at = 2; at + 9 < bytes.length;) {
    if (data.getUint8(at) !== 0xff) return null;
    const marker = data.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    at += 2 + data.getUint16(at + 2);
  }
  return null;
};

const threeBytes = (data: DataView, at: number): number => data.getUint16(at, true) + data.getUint8(at + 2) * 65_536;

/** A frame with losses, one without, or a canvas that holds either. */
const webp = (bytes: Uint8Array): Size | null => {
  const data = view(bytes);
  const chunk = new TextDecoder('latin1').decode(bytes.subarray(12, 16));
  if (chunk === 'VP8X') return { width: threeBytes(data, 24) + 1, height: threeBytes(data, 27) + 1 };
  if (chunk === 'VP8 ') return { width: data.getUint16(26, true) % 16_384, height: data.getUint16(28, true) % 16_384 };
  if (chunk !== 'VP8L') return null;
  const packed = data.getUint32(21, true);
  return { width: (packed % 16_384) + 1, height: (Math.floor(packed / 16_384) % 16_384) + 1 };
};

const readers: Record<Exclude<PictureKind, 'svg'>, (bytes: Uint8Array) => Size | null> = { png, jpeg, webp };

/** Width and height as the head of a file says them, in pixels; nothing is decoded. Null where the head is broken. A drawing has none. */
export const sizeOf = (bytes: Uint8Array, kind: Exclude<PictureKind, 'svg'>): Size | null => {
  try {
    const found = readers[kind](bytes);
    return found && found.width > 0 && found.height > 0 ? found : null;
  } catch {
    return null;
  }
};
