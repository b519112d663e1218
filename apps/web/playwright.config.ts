import { defineConfig } from '@playwright/test';
import { leftOut } from '../../tools/tiers.mjs';
import { shop } from './e2e/shop.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** Features of the browser that no journey needs. The first three prepare the list below the address bar: a second for each page. */
const disabled = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // What Playwright disables: the last list counts.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'e2e',
  testIgnore: leftOut,
  // Two runs may go side by side, each with its own shop.
  outputDir: `../../.results/e2e-${shop.port}`,
  reporter: [['line'], ['json', { outputFile: `../../.results/e2e-${shop.port}.json` }]],
  workers: 1,
  retries: 0,
  // Generous: a busy machine is no fault of the product.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: shop.url,
    // Recording every step costs each journey a tenth of its time; `E2E_TRACE=1` does, when one has failed.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabled.join()}`,
      ],
    },
  },
  projects: [
    {
      name: 'desktop 1440',
      // What only the keypad of a phone does.
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone 390',
      // What is the same at both widths, or possible only once in a marketplace, runs on the desktop.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node apps/web/e2e/freshShop.ts && node apps/server/src/main.ts',
    cwd: '../..',
    url: `${shop.url}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // However busy the machine is, pages of users bring their answers.
    env: { PORT: String(shop.port), DATA_DIR: shop.dataDir, LOG_LEVEL: 'warn', PAGE_ANSWERS_MS: '60000' },
  },
});
