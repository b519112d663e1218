import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const HEAD = 8;

/** The compressed pixels of a PNG. */
const dataOf = (png: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = HEAD; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
};

/** The colour that is really painted at a place of the window, as `#rrggbb`. */
export const pixelAt = async (page: Page, x: number, y: number): Promise<string> => {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, scale: 'css' });
  // One pixel: a filter byte, then red, green and blue as they are.
  return `#${inflateSync(dataOf(png)).subarray(1, 4).toString('hex')}`;
};

/** How far two pictures are apart at their worst point: 0 (equal) to 255, over red, green, blue and alpha. */
export const worstDifference = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const pixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [first = new Uint8ClampedArray(), second = first] = await Promise.all(pictures.map(pixels));
      if (first.length !== second.length) return 255;
      return first.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (second[at] ?? 255))), 0);
    },
    [one, other].map((picture) => picture.toString('base64')),
  );
