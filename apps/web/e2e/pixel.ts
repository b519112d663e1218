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
