import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { contextOptions, launchOptions } from './browser.ts';
import { probe } from './probe.ts';

export interface Platform {
  /** Major version. */
  chromium: string;
  /** Digest of the probe as this machine draws it. */
  fingerprint: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    platform: {
      here: Platform;
      /** Why pictures drawn here cannot be compared with those kept; undefined where they can. */
      difference?: string;
    };
  }
}

const kept = fileURLToPath(new URL('baselines/platform.json', import.meta.url));

const drawnHere = async (): Promise<Platform> => {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ ...contextOptions, viewport: { width: 640, height: 900 } });
  await page.setContent(probe);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  const [major = ''] = browser.version().split('.');
  await browser.close();
  return { chromium: major, fingerprint: createHash('sha256').update(picture).digest('hex').slice(0, 16) };
};

const differenceOf = (here: Platform): string | undefined => {
  if (!existsSync(kept)) return 'no pictures have been agreed on yet (npm run visual -- --update takes them)';
  const agreed: Platform = JSON.parse(readFileSync(kept, 'utf8'));
  if (agreed.chromium !== here.chromium)
    return `the agreed pictures are of Chromium ${agreed.chromium}, this machine has ${here.chromium}`;
  if (agreed.fingerprint !== here.fingerprint)
    return `this machine draws letters and edges otherwise than the one of the agreed pictures (${here.fingerprint}, not ${agreed.fingerprint})`;
  return undefined;
};

const say = (difference: string) =>
  console.warn(
    `\n  ┃ PICTURES ARE NOT COMPARED on this machine: ${difference}.\n  ┃ Contrast is checked all the same. See docs/guides/visual-tests.md.\n`,
  );

/** Before everything: can this machine's pictures be held against those in the repository? */
export default async ({ provide, vitest }: TestProject): Promise<void> => {
  const here = await drawnHere();
  const found = differenceOf(here);
  const updating = vitest.config.snapshotOptions.updateSnapshot === 'all';
  const some = updating && vitest.config.testNamePattern !== undefined;
  if (some && found && existsSync(kept))
    throw new Error(`A part of the pictures cannot be taken again: ${found}. Take all: npm run visual -- --update`);
  const difference = updating ? undefined : found;
  if (difference) say(difference);
  provide('platform', { here, ...(difference && { difference }) });
};

/** From now on pictures are compared where this machine's are drawn alike. */
export const keepPlatform = (here: Platform): void => {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify(here, null, 2)}\n`);
};
