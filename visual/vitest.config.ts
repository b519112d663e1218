import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { contextOptions, launchOptions } from './browser.ts';
import { serveFonts } from './fonts.plugin.ts';
import { Report } from './report.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Storybook's plugin brings the workshop's surroundings and would run every story as a test; here only our files are tests. */
const ourTestsAlone: Plugin = {
  name: 'vitrine:visual-tests',
  enforce: 'post',
  config: (config) => {
    config.test = { ...config.test, include: ['visual/*.visual.ts'] };
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
    reporters: ['dot', ['json', { outputFile: '.results/visual.json' }], new Report()],
    // Generous: a busy machine is no difference.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 3,
    // The browser's tests write pictures.
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          timeout: 30_000,
          // A machine that draws alike may still round a colour otherwise; a moved edge or letter is many points.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 4 },
          resolveScreenshotPath: ({ arg, ext }) => at(`baselines/${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => at(`../.results/visual/${arg}${ext}`),
        },
      },
    },
  },
});
