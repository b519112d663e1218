import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const chromium = process.env['CHROMIUM_PATH'];
const asRoot = process.getuid?.() === 0;

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: asRoot ? ['--no-sandbox'] : [],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
};

export default defineConfig({
  test: {
    projects: [
      'apps/server/vitest.config.ts',
      // What was built: its sizes.
      { test: { name: 'build', environment: 'node', include: ['bench/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts'],
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            storybookScript: 'npm run storybook',
          }),
        ],
        test: { name: 'stories', browser },
      },
    ],
  },
});
