// npm run bench -- studio: how soon a change of colour is seen on everything in view, in the built shop, at a fourth of this machine's speed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { changesOfColour, previewSettled } from '../apps/web/e2e/speed.ts';
import { startProcess } from './process.ts';

const AIM_MS = 100;
const USED_AFTER_MS = 5000;
const rounds = { warm: 3, counted: 11 };
const width = { width: 1440, height: 900 };

/** Who sees which surfaces: these two see all of them. */
const viewers = ['visitor', 'approved'];

const login = { email: 'seller@vitrine.example', password: 'vitrine-demo' };

const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/?showLoginPopup=true`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(login.email);
  await dialog.locator('input[type=password]').fill(login.password);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
};

/** Colours that differ from one to the next. */
const colours = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `#${((at * 2_654_435 + 0x1a3c5e) % 0xffffff).toString(16).padStart(6, '0')}`,
  );

const share = (sorted: readonly number[], at: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN);

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const server = await startProcess('../apps/server/src/main.ts', [], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'warn',
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({ viewport: width });
  await signIn(page, server.origin);
  await page.goto(`${server.origin}/pattern`);
  await page.locator('[data-surface]').first().waitFor();
  const found: Record<string, object> = {};
  for (const viewer of viewers) {
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption(viewer);
    await page.locator('[data-surface]').first().waitFor();
    const surfaces = await page
      .locator('[data-surface]')
      .evaluateAll((all) => all.map(({ dataset }) => dataset['surface'] ?? ''));
    for (const surface of surfaces) {
      await page.locator(`[data-surface="${surface}"]`).evaluate((row) => row.scrollIntoView({ behavior: 'instant' }));
      await previewSettled(page);
      // Longer than a hero stands still in the shop: ordinary use begins once everything that moves by itself could have begun.
      await setTimeout(USED_AFTER_MS);
      await changesOfColour(page, colours(rounds.warm));
      const changes = await changesOfColour(page, colours(rounds.warm + rounds.counted).slice(rounds.warm));
      const times = changes.map(({ milliseconds }) => milliseconds);
      found[`${viewer}: ${surface}`] = {
        'median ms': share(times, 0.5),
        'p90 ms': share(times, 0.9),
        'aim ms': AIM_MS,
      };
    }
  }
  console.table(found);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}
