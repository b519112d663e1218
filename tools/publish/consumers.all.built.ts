import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../visual/browser.ts';
import { at } from '../toolchain.mjs';
import { buildApp, buildFromSources, buildPlain, buildServer, takeScene, useOwnSheets, writeApp } from './apps.ts';
import { installFont, installInto, unpackAll } from './install.ts';
import { lookAt, opening, serving } from './look.ts';
import type { Seen } from './look.ts';
import { differences } from './pictures.ts';
import { filesIn } from './readme.ts';

const libraries = ['react', 'react-dom', 'react-intl', '@types/react', '@types/react-dom', '@types/node', 'vite'];
// Outside this repository, so that nothing of it is found by chance.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-packages-')));
const sources = 'dist/consumer';
const store = join(folder, 'store');
const browser = await chromium.launch(launchOptions);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeAll(() => unpackAll(store));

const newApp = (name: string, files: Record<string, string>): string => {
  const app = join(folder, name);
  writeApp(app, files);
  installInto(app, store, libraries);
  return app;
};

/** What the compiler has to say about an application; nothing is what we hope for. */
const checkTypes = (app: string): string =>
  spawnSync(at('node_modules/.bin/tsc'), ['-p', app], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout;

/** The names of the fonts that Node finds. Without this repository's own search path, which would find all. */
const fontNames = (): string[] => {
  const module = pathToFileURL(join(store, 'tokens/node_modules/@vitrine/tokens/dist/fonts/files.js')).href;
  const code = `import { fontFiles } from '${module}'; console.log(JSON.stringify(Object.keys(fontFiles)))`;
  const env = { ...process.env, NODE_PATH: '' };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env }));
};

describe('An application with the packages alone', () => {
  let workshop: Seen;
  let app: string;
  beforeAll(async () => {
    writeApp(at(sources), filesIn('ui'));
    takeScene(at(sources));
    await buildFromSources(at(sources));
    workshop = await serving(at(sources, 'dist'), (address) => lookAt(browser, `${address}${sources}/`));
    app = newApp('scene', filesIn('ui'));
    takeScene(app);
  });

  const expectAlike = (name: string, { pictures, ...seen }: Seen): void => {
    const { pictures: agreed, ...expected } = workshop;
    expect.soft(seen).toEqual(expected);
    expect.soft(differences(pictures, agreed, name)).toEqual([]);
  };

  it('has types for everything it uses', () => {
    expect(checkTypes(app)).toBe('');
  });

  it('looks as in the workshop in a Vite application that configures nothing', async () => {
    await buildApp(app);
    expectAlike('vite', await serving(join(app, 'dist'), (address) => lookAt(browser, address)));
    expect(workshop.errors).toEqual([]);
    expect(workshop.inDialog.length).toBeGreaterThan(60);
  });

  it('looks as in the workshop with the style sheets of what it uses alone, at most 12 kB for a button', async () => {
    const alone = newApp('sheets', filesIn('ui'));
    takeScene(alone);
    useOwnSheets(alone);
    await buildApp(alone);
    expectAlike('sheets', await serving(join(alone, 'dist'), (address) => lookAt(browser, address)));
    const button = join(store, 'ui/node_modules/@vitrine/ui/dist/components/Button/styles.css');
    expect(gzipSync(readFileSync(button)).length).toBeLessThan(12_000);
  });

  it('looks as in the workshop in a page with one script and one style sheet', async () => {
    await buildPlain(app);
    expectAlike('plain', await serving(join(app, 'plain'), (address) => lookAt(browser, address)));
  });

  it('looks different in every part without the style sheet', async () => {
    const unstyle = (page: Page) =>
      page.locator('link[rel=stylesheet]').evaluateAll((links) => links.forEach((link) => link.remove()));
    const seen = await serving(join(app, 'plain'), (address) => lookAt(browser, address, unstyle));
    expect(differences(seen.pictures, workshop.pictures)).toHaveLength(4);
  });

  it('looks different where one colour of the theme is another', async () => {
    const recolour = (page: Page) => page.addStyleTag({ content: ':root { --v-color-brand: #0a6b4d !important }' });
    const seen = await serving(join(app, 'plain'), (address) => lookAt(browser, address, recolour));
    expect(differences(seen.pictures, workshop.pictures)).toEqual([expect.stringMatching(/^button differs/)]);
  });

  it('looks as in the workshop when Node renders the page and the browser takes it over', async () => {
    await buildServer(app);
    const { renderPage } = await import(pathToFileURL(join(app, 'server/server.js')).href);
    const html: string = await renderPage();
    expect(html).toContain('Autumn is here');
    expect(html).toContain('Linen shirt');
    cpSync(join(app, 'plain'), join(app, 'rendered'), { recursive: true });
    writeFileSync(join(app, 'rendered/index.html'), html);
    expectAlike('rendered', await serving(join(app, 'rendered'), (address) => lookAt(browser, address)));
  });
});

describe('The code of a README runs as printed', () => {
  it('ui: a hero and a button in the theme of Pétale', async () => {
    const app = newApp('ui', filesIn('ui'));
    expect(checkTypes(app)).toBe('');
    await buildApp(app);
    await serving(join(app, 'dist'), (address) =>
      opening(browser, address, async (page, errors) => {
        await page.getByRole('heading', { level: 1, name: 'Autumn is here' }).waitFor();
        await page.getByRole('button', { name: 'Send order' }).waitFor();
        expect(errors).toEqual([]);
      }),
    );
  });

  it('studio: an editor beside a surface of the application', async () => {
    const app = newApp('studio', filesIn('studio'));
    expect(checkTypes(app)).toBe('');
    await buildApp(app);
    await serving(join(app, 'dist'), (address) =>
      opening(browser, address, async (page, errors) => {
        await page.getByRole('heading', { level: 1, name: 'Studio' }).waitFor();
        await page.frameLocator('iframe').first().getByRole('button', { name: 'Order from Pétale' }).waitFor();
        expect(errors).toEqual([]);
      }),
    );
  });

  it('tokens: a theme, and the files of the fonts that are installed', async () => {
    const app = newApp('tokens', filesIn('tokens'));
    expect(checkTypes(app)).toBe('');
    const { theme, tooClose } = await import(pathToFileURL(join(app, 'theme.ts')).href);
    expect(theme).toContain('--v-color-brand');
    expect(tooClose).toEqual([]);
    expect(fontNames()).toEqual([]);
    installFont(store, '@fontsource-variable/dm-sans');
    expect(fontNames()).toEqual(['dm-sans-latin-wght-normal.woff2']);
  });

  it('api: a call that the shop refuses says so', async () => {
    const app = newApp('api', filesIn('api'));
    expect(checkTypes(app)).toBe('');
    const { readAccount } = await import(pathToFileURL(join(app, 'account.ts')).href);
    await expect(readAccount('http://127.0.0.1:9')).rejects.toMatchObject({ name: 'NetworkError' });
  });
});

describe('React 18', () => {
  it('is refused with a sentence that says which React to install', async () => {
    const app = newApp('react-18', filesIn('ui'));
    await buildApp(app, { react: at('node_modules/react-18'), 'react-dom': at('node_modules/react-dom-18') });
    const errors = await serving(join(app, 'dist'), (address) =>
      opening(browser, address, async (_page, found) => {
        await expect.poll(() => found.length, { timeout: 60_000 }).toBeGreaterThan(0);
        return found;
      }),
    );
    expect(errors[0]).toMatch(/needs React 19; this page has React 18\.3\.1\. Install react@\^19 and react-dom@\^19\./);
  });
});

describe('The README of a package', () => {
  it.each(['tokens', 'ui', 'studio', 'api'])('%s links to nothing that is not in the package', (name) => {
    const readme = readFileSync(join(store, name, 'node_modules/@vitrine', name, 'README.md'), 'utf8');
    expect(readme).not.toMatch(/\]\((?!https:)/);
  });
});
