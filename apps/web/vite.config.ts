import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layersFirst } from './layers.plugin.ts';
import { messages } from './messages.plugin.ts';
import { notices } from './notices.plugin.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

/**
 * What every screen needs, in few files: packed together it is 4 kB smaller, and the first two change only with the libraries. What is not
 * named here, such as the parts of a library that only some screens use, is divided by who needs it.
 */
const groups = [
  { name: 'react', test: /node_modules\/.*\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'query',
    test: /@tanstack\/(?!.*(nfinite|utationObserver|useMutation|ydration|streamed|useQueries|prefetch))/,
  },
  {
    name: 'look',
    test: /packages\/ui\/src\/(foundation\/(Heading|Icon|LinkProvider|LocaleProvider|Text|VisuallyHidden|WindowProvider)|components\/(Button|Spinner))\//,
  },
];

export default defineConfig({
  plugins: [messages(), vanillaExtractPlugin(), react({ compiler: true }), layersFirst(), notices()],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  resolve: {
    // Messages are compiled at build time, so the page does not carry their parser.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/api', '/o/', '/media', '/fonts', '/outbox', '/reference', '/openapi.json'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});
