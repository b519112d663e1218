import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { tarballOf } from './install.ts';
import { outDir } from './list.mjs';

/** Packages are ECMAScript modules alone: `require` and the resolution of Node 10 find nothing, and that is said. */
const esmOnly = new Set(['CJSResolvesToESM', 'NoResolution']);

const importsIn = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*["'](@?\w[\w@/.-]*)["']/g)].map(([, name = '']) => name);

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe.each(['tokens', 'api', 'ui', 'studio'] as const)('@vitrine/%s', (name) => {
  const folder = join(outDir, name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

  it('is a package that publint has nothing to say about', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  it('has types that agree with its modules', { timeout: 60_000 }, async () => {
    const packed = createPackageFromTarballData(new Uint8Array(readFileSync(tarballOf(name))));
    const result = await checkPackage(packed);
    if (!('problems' in result)) throw new Error('The package has no types.');
    const found = result.problems.filter(
      (problem) =>
        !esmOnly.has(problem.kind) ||
        ('resolutionKind' in problem && ['bundler', 'node16-esm'].includes(problem.resolutionKind)),
    );
    expect(found).toEqual([]);
  });

  it('declares every package that it imports', () => {
    const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
    const imported = globSync('dist/**/*.{js,d.ts}', { cwd: folder }).flatMap((file) =>
      importsIn(readFileSync(join(folder, file), 'utf8')),
    );
    const missing = imported.filter((one) => !one.startsWith('node:') && !declared.has(packageOf(one)));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('carries its licence, its changes and the code of its README, without tests and stories', () => {
    const files = globSync('**/*', { cwd: folder });
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'README.md', 'package.json']));
    expect(files.filter((file) => /stories|\.test\.|fixture|\/testing\//.test(file))).toEqual([]);
  });
});
