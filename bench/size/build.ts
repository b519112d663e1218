import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** In kB of 1,000 bytes, gzipped at level 9. */
export interface Size {
  js: number;
  css: number;
}

type Output = Rolldown.RolldownOutput['output'];

const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length / 1000;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Modules that are nowhere on the disk, by their path. */
const written = (texts: Readonly<Record<string, string>>): Plugin => ({
  name: 'bench:written',
  enforce: 'pre',
  resolveId: (id) => (id in texts ? id : null),
  load: (id) => texts[id] ?? null,
});

/** Bundles entries as the shop is bundled; nothing is written. */
const bundle = async (root: string, input: Record<string, string>, external: string[], ...plugins: Plugin[]) => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, vanillaExtractPlugin(), react({ compiler: true })],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict', checks: { pluginTimings: false } },
    },
  });
  return (built as Rolldown.RolldownOutput).output;
};

const textOf = (output: Output, name: string): string | Uint8Array => {
  const file = output.find(({ fileName }) => fileName === name);
  return file?.type === 'chunk' ? file.code : (file?.source ?? '');
};

const sizeOf = (output: Output, scripts: Iterable<string>, styles: Iterable<string>): Size => ({
  js: sum([...scripts].map((name) => gzipped(textOf(output, name)))),
  css: sum([...styles].map((name) => gzipped(textOf(output, name)))),
});

/** The size of a page that shows the default export of a module, React included. */
export const sizeOfPage = async (module: string): Promise<Size> => {
  const entry = `${module}.entry.jsx`;
  const show = `import { createRoot } from 'react-dom/client'; import Page from ${JSON.stringify(module)};
    createRoot(document.getElementById('root')).render(<Page />);`;
  const output = await bundle(import.meta.dirname, { page: entry }, [], written({ [entry]: show }));
  const names = output.map(({ fileName }) => fileName);
  return sizeOf(
    output,
    names.filter((name) => name.endsWith('.js')),
    names.filter((name) => name.endsWith('.css')),
  );
};

/** What an entry cannot do without: its chunk and all that this imports, with their styles. */
const needs = (output: Output, name: string, found = new Set<string>()): Set<string> => {
  const chunk = output.find(({ fileName }) => fileName === name);
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const next of chunk.imports) needs(output, next, found);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
};

/** The size of each of several modules with all it needs but React, from one build. */
export const sizesOfEntries = async (root: string, modules: Record<string, string>): Promise<Map<string, Size>> => {
  const output = await bundle(root, modules, ['react', 'react-dom', 'react/jsx-runtime', 'react/compiler-runtime']);
  return new Map(
    output.flatMap((chunk) => {
      if (chunk.type !== 'chunk' || !chunk.isEntry) return [];
      const files = [...needs(output, chunk.fileName)];
      const styles = files.filter((name) => name.endsWith('.css'));
      return [
        [
          chunk.name,
          sizeOf(
            output,
            files.filter((name) => name.endsWith('.js')),
            styles,
          ),
        ] as const,
      ];
    }),
  );
};
