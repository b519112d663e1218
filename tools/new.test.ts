import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'vitrine-new-'));

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

const inCopy = (command: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? '' : `${command} ${args.join(' ')}\n${stdout}${stderr}`;
};

beforeAll(() => {
  for (const name of needed)
    cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  writeFileSync(join(copy, 'vitest.config.ts'), "export default { test: { include: ['**/*.test.ts'] } };\n");
});

afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));

it(
  'makes a call and a screen that hold at once: types, lint, contract and tests on both engines',
  { timeout: 400_000 },
  () => {
    expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'GET', '/v1/wish-lists', 'D-014')).toBe('');
    expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'POST', '/v1/wardrobes', 'D-014')).toBe('');
    expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'GET', '/v1/size-reports', 'D-014', '--file')).toBe('');
    expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'GET', '/v1/price-feeds', 'D-014', '--events', '--staff')).toBe(
      '',
    );
    expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'POST', '/v1/size-sheets', 'D-014', '--upload')).toBe('');
    expect(inCopy('node', 'tools/new.mjs', 'screen', 'wish-lists', '/wish-lists')).toBe('');
    for (const room of ['packages/api', 'apps/server', 'apps/web']) expect(inCopy('tsc', '-p', room)).toBe('');
    const modules = ['wishLists', 'wardrobes', 'sizeReports', 'priceFeeds', 'sizeSheets'].map(
      (name) => `modules/${name}`,
    );
    const made = modules.map((folder) => `apps/server/src/${folder}`);
    const shown = ['queries/wishLists.ts', 'mappers/wishList.ts', 'routes/wishLists'].map(
      (file) => `apps/web/src/${file}`,
    );
    expect(inCopy('oxlint', '--deny-warnings', ...made, ...shown, 'packages/api/src/contracts')).toBe('');
    expect(inCopy('oxfmt', '--check', ...made, ...shown, 'packages/api/src', 'apps/web/src/app')).toBe('');
    expect(inCopy('vitest', 'run', '--update', 'contracts/contract', 'rules/reservedSlugs', 'mappers/wishList')).toBe(
      '',
    );
    expect(inCopy('vitest', 'run', '--config', 'apps/server/vitest.config.ts', ...modules)).toBe('');
  },
);

it('says what is missing instead of writing half of it', () => {
  expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'GET', 'things')).toContain('npm run new endpoint GET /v1/things');
  expect(inCopy('node', 'tools/new.mjs', 'screen', 'shops', '/shops')).toContain('npm run new endpoint GET /v1/shops');
  expect(inCopy('node', 'tools/new.mjs', 'endpoint', 'GET', '/v1/size-charts')).toContain(
    'There is a sizeChart already',
  );
  expect(inCopy('node', 'tools/new.mjs', 'component', 'nowhere/Thing')).toContain("There is no room 'nowhere'");
});
