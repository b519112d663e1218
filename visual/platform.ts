import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { everything } from '../tools/tiers.mjs';
import { launchOptions } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every look of a story is photographed, or the first alone. */
    everyLook: boolean;
    platform: {
      /** Version of the Chromium that draws. */
      chromium: string;
      /** Why pictures drawn here cannot be compared with the agreed ones; absent where they can. */
      difference?: string;
    };
  }
}

const kept = fileURLToPath(new URL('baselines/platform.json', import.meta.url));

const versionHere = async (): Promise<string> => {
  const browser = await chromium.launch(launchOptions);
  const version = browser.version();
  await browser.close();
  return version;
};

const differenceFrom = (here: string): string | undefined => {
  if (!existsSync(kept)) return 'no pictures have been agreed on yet (npm run visual -- --update takes them)';
  const agreed: { chromium: string } = JSON.parse(readFileSync(kept, 'utf8'));
  return agreed.chromium === here
    ? undefined
    : `the agreed pictures are of Chromium ${agreed.chromium}, this run has ${here}`;
};

/** Before everything: are the agreed pictures of the Chromium that draws here? */
export default async ({ provide, vitest }: TestProject): Promise<void> => {
  const here = await versionHere();
  const found = differenceFrom(here);
  const updating = vitest.config.snapshotOptions.updateSnapshot === 'all';
  if (updating && vitest.config.testNamePattern !== undefined && found && existsSync(kept))
    throw new Error(`A part of the pictures cannot be taken again: ${found}. Take all: npm run visual -- --update`);
  const difference = updating ? undefined : found;
  if (difference)
    console.warn(
      `\n  ┃ PICTURES ARE NOT COMPARED: ${difference}.\n  ┃ Contrast is checked all the same. See docs/guides/visual-tests.md.\n`,
    );
  provide('everyLook', everything);
  provide('platform', { chromium: here, ...(difference && { difference }) });
};

/** From now on pictures are compared where this Chromium draws. */
export const keepPlatform = (version: string): void =>
  writeFileSync(kept, `${JSON.stringify({ chromium: version }, null, 2)}\n`);
