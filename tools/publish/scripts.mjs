// JavaScript and the style sheets of a package: one module out for one module in, so that an application takes what it imports.
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { entryFiles } from './list.mjs';
import { needsReact19 } from './react19.mjs';
import { sheetsByEntry } from './sheets.mjs';

/** Everything that has a name of its own is a dependency; only files of the package are built. */
const isDependency = (id) => !/^[./\0]/.test(id) && !/^[A-Za-z]:/.test(id) && !id.includes('.vanilla.');

const output = (source) => ({
  format: 'es',
  preserveModules: true,
  preserveModulesRoot: join(source, 'src'),
  entryFileNames: '[name].js',
  assetFileNames: '[name][extname]',
});

export const buildScripts = (one) =>
  build({
    root: one.source,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      sheetsByEntry(),
      one.hasStyles && needsReact19(`@vitrine/${one.name}`),
    ],
    build: {
      target: 'es2023',
      outDir: join(one.out, 'dist'),
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      copyPublicDir: false,
      lib: { entry: entryFiles(one).map((file) => join(one.source, file)), formats: ['es'] },
      rolldownOptions: { external: isDependency, output: output(one.source), checks: { pluginTimings: false } },
    },
  });
