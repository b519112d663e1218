import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outDir } from './list.mjs';
import { at } from '../toolchain.mjs';

const names = ['tokens', 'api', 'ui', 'studio'] as const;
export type PackageName = (typeof names)[number];

export const tarballOf = (name: PackageName): string =>
  globSync(`vitrine-${name}-*.tgz`, { cwd: outDir }).map((file) => join(outDir, file))[0] ?? '';

const link = (from: string, to: string): void => {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
};

/** A package as pnpm would place it: beside the dependencies that it declares, and no others. */
const unpack = (store: string, name: PackageName): void => {
  const own = join(store, name, 'node_modules');
  const folder = join(own, '@vitrine', name);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarballOf(name), '--strip-components=1', '-C', folder]);
  const {
    dependencies,
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const wanted = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  for (const one of wanted.filter((peer) => !peerDependenciesMeta[peer]?.optional)) {
    const ours = names.find((other) => one === `@vitrine/${other}`);
    link(
      ours ? join(store, ours, 'node_modules', one) : realpathSync(at('packages', name, 'node_modules', one)),
      join(own, one),
    );
  }
};

/** Unpacks the tarballs into `store`. What they depend on comes from this repository's installation: nothing is downloaded. */
export const unpackAll = (store: string): void => {
  for (const name of names) unpack(store, name);
};

/** Adds a family of fonts, which the tokens need not have. */
export const installFont = (store: string, name: string): void =>
  link(realpathSync(at('packages/tokens/node_modules', name)), join(store, 'tokens/node_modules', name));

/** Gives an application the packages, and the libraries that its own manifest would name. */
export const installInto = (app: string, store: string, libraries: readonly string[]): void => {
  for (const name of names)
    link(join(store, name, 'node_modules/@vitrine', name), join(app, 'node_modules/@vitrine', name));
  for (const one of libraries) link(realpathSync(at('node_modules', one)), join(app, 'node_modules', one));
};
