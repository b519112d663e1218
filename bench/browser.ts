import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';

interface Pages {
  browser: Browser;
  /** Where the built pages are, with a slash at the end. */
  origin: string;
}

interface Site {
  /** Where the pages are, beside this file, and their names. */
  folder: string;
  names: readonly string[];
  /** Whether React counts what it draws. */
  profiled?: boolean;
}

/** Builds pages as the shop is built, serves them and hands them and a browser to `work`; then all is gone again. */
export const withPages = async (
  { folder, names, profiled = false }: Site,
  work: (pages: Pages) => Promise<void>,
): Promise<void> => {
  const root = join(import.meta.dirname, folder);
  const outDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const input = names.map((name) => join(root, name));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react({ compiler: true })],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 4000, rolldownOptions: { input } },
    resolve: {
      dedupe: ['react', 'react-dom'],
      // The renderer that counts what it draws.
      alias: profiled ? { 'react-dom/client': 'react-dom/profiling' } : {},
    },
  });
  const server = await preview({ root, configFile: false, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await work({ browser, origin: server.resolvedUrls?.local[0] ?? '' });
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  }
};
