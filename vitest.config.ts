import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { everything, leftOut } from './tools/tiers.mjs';
import { serveFonts } from './visual/fonts.plugin.ts';

const chromium = process.env['CHROMIUM_PATH'];
const asRoot = process.getuid?.() === 0;

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Drawn by the processor, as in the other suites of the browser.
      args: ['--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
};

/** Beside the stories, which Storybook's plugin finds: every component in the hard cases. */
const conditions: Plugin = {
  name: 'vitrine:conditions',
  enforce: 'post',
  config: () => ({ test: { include: ['.storybook/conditions/*.browser.ts'] } }),
};

const exclude = [...configDefaults.exclude, ...leftOut];

export default defineConfig({
  test: {
    projects: [
      'apps/server/vitest.config.ts',
      'packages/demo/vitest.config.ts',
      // What was built: its sizes.
      { test: { name: 'build', environment: 'node', include: ['bench/*.test.ts'], exclude } },
      // The workshop as it was built, in a browser of its own.
      {
        test: {
          name: 'workshop',
          environment: 'node',
          include: ['.storybook/built/*.built.ts'],
          exclude,
        },
      },
      // The packages as others install them, from their tarballs.
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['tools/publish/*.built.ts'],
          exclude,
          // A test run would build with React's checks for developers.
          env: { NODE_ENV: 'production' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          // To load modules again for each file took a quarter of the time.
          isolate: false,
          // By itself it would leave a processor free: on two, half of them.
          maxWorkers: availableParallelism(),
          setupFiles: ['tools/properties.ts'],
          include: [
            'packages/!(demo)/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            '{.storybook,tools}/**/*.test.ts',
          ],
          exclude,
          // Generous: a busy machine is no fault of the product.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            storybookScript: 'npm run storybook',
            // A story without a play function asserts nothing: it is looked at in the longer run, by axe and as a picture.
            tags: { include: everything ? ['test'] : ['play-fn'] },
          }),
          serveFonts,
          conditions,
        ],
        // As among the pictures: what a drawing shows is no story's matter, and to paint it takes a part of every screen's time.
        resolve: {
          alias: [
            { find: '@vitrine/demo/drawing', replacement: fileURLToPath(new URL('visual/flat.ts', import.meta.url)) },
          ],
        },
        // One page for all files of a worker: stories clean up after themselves, and the library is loaded once instead of
        // two hundred times.
        test: {
          name: 'stories',
          exclude,
          browser,
          setupFiles: ['.storybook/covers.ts', '.storybook/pointer.ts'],
          isolate: false,
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // On a machine that runs them for the first time, the first whole shop waits until all of it has been prepared.
          testTimeout: 240_000,
        },
      },
    ],
  },
});
