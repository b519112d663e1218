import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layersFirst } from './layers.plugin.ts';
import { messages } from './messages.plugin.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

export default defineConfig({
  plugins: [messages(), vanillaExtractPlugin(), react({ compiler: true }), layersFirst()],
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  resolve: {
    // Messages are compiled at build time, so the page does not carry their parser.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/api', '/o', '/media', '/fonts', '/outbox', '/reference', '/openapi.json'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});
