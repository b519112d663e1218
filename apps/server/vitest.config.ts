import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { leftOut } from '../../tools/tiers.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    name: 'server',
    root: at('.'),
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    environment: 'node',
    setupFiles: [at('../../tools/properties.ts')],
    // Compiled once, not by each of the servers that tests start as processes.
    env: { NODE_COMPILE_CACHE: at('../../.cache/code') },
    globalSetup: ['src/testing/globalSetup.ts'],
    // Generous: a busy machine is no fault of the product.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // By itself a second, which a busy machine may take for one answer.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Each file has databases and a server of its own; to load the server's modules again for each took a third of the time.
    isolate: false,
  },
});
