import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    name: 'server',
    root: at('.'),
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: [at('../../tools/properties.ts')],
    // Compiled once, not by each of the servers that tests start as processes.
    env: { NODE_COMPILE_CACHE: at('../../.cache/code') },
    globalSetup: ['src/testing/globalSetup.ts'],
    // Generous: a busy machine is no fault of the product.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By itself a second, which a busy machine may take for one answer.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // Each file has databases and a server of its own; to load the server's modules again for each took a third of the time.
    isolate: false,
  },
});
