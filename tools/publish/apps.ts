import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import { layersFirst } from '../../apps/web/layers.plugin.ts';
import { at } from '../toolchain.mjs';

const page = (head: string, root = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${head}</head><body><div id="root"></div>${root}</body></html>`;

const tsconfig = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    types: ['vite/client', 'node'],
  },
  include: ['*.ts', '*.tsx'],
};

/** Writes an empty Vite application with the given sources. */
export const writeApp = (folder: string, files: Record<string, string>): void => {
  mkdirSync(folder, { recursive: true });
  const own = {
    'index.html': page('', '<script type="module" src="./main.tsx"></script>'),
    'package.json': JSON.stringify({ name: 'shop', private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify(tsconfig),
  };
  for (const [name, text] of Object.entries({ ...own, ...files })) writeFileSync(join(folder, name), text);
};

/** Replaces the sample of a README by the scene that is compared. */
export const takeScene = (folder: string): void => {
  const scene = at('tools/publish/consumer');
  for (const name of ['labels.ts', 'picture.ts']) cpSync(join(scene, name), join(folder, name));
  cpSync(join(scene, 'Scene.tsx'), join(folder, 'App.tsx'));
};

const shared = (root: string): InlineConfig => ({ root, configFile: false, logLevel: 'error' });

/** Replaces the sheet of the whole library by those of the entries that the scene imports. */
export const useOwnSheets = (folder: string): void => {
  const used = [...readFileSync(join(folder, 'App.tsx'), 'utf8').matchAll(/from '(@vitrine\/ui\/\S+)'/g)];
  const sheets = [...new Set(used.map(([, entry = '']) => `import '${entry}/styles.css';`))].join('\n');
  const main = readFileSync(join(folder, 'main.tsx'), 'utf8');
  writeFileSync(join(folder, 'main.tsx'), main.replace(`import '@vitrine/ui/styles.css';`, sheets));
};

/** As `vite build` does it where nothing is configured. */
export const buildApp = (root: string, alias: Record<string, string> = {}) =>
  build({ ...shared(root), resolve: { alias }, build: { target: 'es2023' } });

/** The sources of this repository with the plugins that the workshop uses. The application has to be inside it. */
export const buildFromSources = (app: string) =>
  build({
    ...shared(at()),
    plugins: [vanillaExtractPlugin(), react({ compiler: true }), layersFirst()],
    resolve: { alias: { '@vitrine/ui/styles.css': '@vitrine/ui/reset' } },
    build: {
      target: 'es2023',
      outDir: join(app, 'dist'),
      copyPublicDir: false,
      rolldownOptions: { input: join(app, 'index.html') },
    },
  });

/** Compiles the page of the server; packages remain imports that Node resolves. */
export const buildServer = (root: string) =>
  build({ ...shared(root), build: { ssr: 'server.tsx', outDir: 'server', target: 'node20' } });

/** One script and one style sheet beside a page without a build of its own. */
export const buildPlain = async (root: string) => {
  await build({
    ...shared(root),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'plain',
      target: 'es2023',
      lib: { entry: join(root, 'main.tsx'), formats: ['es'], fileName: () => 'main.js', cssFileName: 'styles' },
    },
  });
  const head = '<link rel="stylesheet" href="/styles.css">';
  writeFileSync(join(root, 'plain/index.html'), page(head, '<script type="module" src="/main.js"></script>'));
};
