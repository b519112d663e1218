import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What scaffolds write into and what checks them, without what was built or kept. */
const needed = [
  'apps',
  'docs',
  'packages',
  'tools',
  'tsconfig.base.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];
const isSource = (path: string) => !/[\\/](dist|node_modules[\\/]\.[^/]+)([\\/]|$)/.test(path.slice(root.length));

/** A copy of the sources for the tests of this file; answers with a function that runs a command in it and returns what it says when it fails. */
export const useCopy = () => {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
  beforeAll(() => {
    for (const name of needed)
      cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter: isSource });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    writeFileSync(join(copy, 'vitest.config.ts'), "export default { test: { include: ['**/*.test.ts'] } };\n");
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));
  return (command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: copy,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return status === 0 ? '' : `${command} ${args.join(' ')}\n${stdout}${stderr}`;
  };
};

/** One call of each kind, and a screen. */
export const scaffolds = [
  ['endpoint', 'GET', '/v1/wish-lists', 'D-014'],
  ['endpoint', 'POST', '/v1/wardrobes', 'D-014'],
  ['endpoint', 'GET', '/v1/size-reports', 'D-014', '--file'],
  ['endpoint', 'GET', '/v1/price-feeds', 'D-014', '--events', '--staff'],
  ['endpoint', 'POST', '/v1/size-sheets', 'D-014', '--upload'],
  ['screen', 'wish-lists', '/wish-lists'],
];

/** Folders of the server that they write. */
export const modules = [
  'shop/wishLists',
  'shop/wardrobes',
  'shop/sizeReports',
  'staff/priceFeeds',
  'shop/sizeSheets',
].map((name) => `modules/${name}`);

/** All that they write or change, for tools that check files. */
export const written = [
  ...modules.map((folder) => `apps/server/src/${folder}`),
  ...['shared/queries/wishLists.ts', 'shop/wishLists'].map((file) => `apps/web/src/${file}`),
];
