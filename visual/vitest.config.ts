import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { leftOut } from '../tools/tiers.mjs';
import { contextOptions, launchOptions } from './browser.ts';
import { serveFonts } from './fonts.plugin.ts';
import { Report } from './report.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Storybook's plugin brings the workshop's surroundings and would run every story as a test; here only our files are tests. */
const ourTestsAlone: Plugin = {
  name: 'vitrine:visual-tests',
  enforce: 'post',
  config: (config) => {
    config.test = { ...config.test, include: ['visual/*.visual.ts'], exclude: leftOut };
    // Not the cache of the stories' own tests, which prepare other dependencies.
    config.cacheDir = at('../node_modules/.cache/visual');
  },
};

export default defineConfig({
  root: at('..'),
  plugins: [storybookTest({ configDir: at('../.storybook') }), serveFonts, ourTestsAlone],
  resolve: { alias: [{ find: '@vitrine/demo/drawing', replacement: at('flat.ts') }] },
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'visual',
    globalSetup: [at('platform.ts')],
    setupFiles: [at('../.storybook/pointer.ts')],
    reporters: ['dot', ['json', { outputFile: '.results/visual.json' }], new Report()],
    // Generous: a busy machine is no difference.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 3,
    // The browser's tests write pictures, and park its pointer.
    api: { allowWrite: true, allowExec: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          timeout: 30_000,
          // Processors round colours and smooth edges a little differently; a moved edge or letter is many points.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
          resolveScreenshotPath: ({ arg, ext }) => at(`baselines/${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => at(`../.results/visual/${arg}${ext}`),
        },
      },
    },
  },
});
