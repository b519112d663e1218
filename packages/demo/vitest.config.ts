import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { leftOut } from '../../tools/tiers.mjs';

export default defineConfig({
  test: {
    name: 'demo',
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    environment: 'node',
    setupFiles: [fileURLToPath(new URL('../../tools/properties.ts', import.meta.url))],
    // Generous: a busy machine is no fault of the product.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
});
