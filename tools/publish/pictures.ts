import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from '@blazediff/core';
import type { Locator, Page } from 'playwright';
import { PNG } from 'pngjs';
import { at } from '../toolchain.mjs';

/** Where the parts of the scene are that are pictured. */
const atRest = {
  hero: (page: Page) => page.locator('[data-component=Hero]'),
  'cart grid': (page: Page) => page.locator('[data-component=CartGrid]'),
  button: (page: Page) => page.getByRole('button', { name: 'Send order' }),
};
const inDialog = { dialog: (page: Page) => page.getByRole('dialog') };

/** PNG files, by the name of the part. */
export type Pictures = Record<string, Buffer>;

const take = async (page: Page, parts: Record<string, (page: Page) => Locator>): Promise<Pictures> => {
  const pictures: Pictures = {};
  for (const [part, find] of Object.entries(parts)) pictures[part] = await find(page).screenshot();
  return pictures;
};

export const picturesAtRest = (page: Page): Promise<Pictures> => take(page, atRest);
export const picturesInDialog = (page: Page): Promise<Pictures> => take(page, inDialog);

/** The same Chromium draws both, so that a point may differ by 2 % for its rounding, and only four may differ by more. */
const tolerance = { colour: 0.02, points: 4 };

const comparison = (before: PNG, after: PNG): string | undefined => {
  const { width, height } = before;
  const size = `${after.width} × ${after.height}`;
  if (after.width !== width || after.height !== height) return `is ${size} instead of ${width} × ${height}`;
  const points = diff(before.data, after.data, undefined, width, height, {
    threshold: tolerance.colour,
    includeAA: true,
  });
  return points > tolerance.points ? `differs in ${points} of ${width * height} points` : undefined;
};

/** Keeps both pictures where somebody can look at them. */
const keep = (name: string, pictures: Record<string, Buffer>): void => {
  const folder = at('.results/packages');
  mkdirSync(folder, { recursive: true });
  for (const [which, picture] of Object.entries(pictures))
    writeFileSync(join(folder, `${name} ${which}.png`.replaceAll(' ', '-')), picture);
};

/** What looks different from the workshop, one sentence a part. With `keepAs`, the pictures are kept in files that begin with it. */
export const differences = (seen: Pictures, workshop: Pictures, keepAs?: string): string[] =>
  Object.entries(workshop).flatMap(([part, before]) => {
    const after = seen[part];
    if (!after) return [`${part} is missing`];
    const found = comparison(PNG.sync.read(before), PNG.sync.read(after));
    if (found && keepAs) keep(`${keepAs} ${part}`, { workshop: before, here: after });
    return found ? [`${part} ${found}`] : [];
  });
