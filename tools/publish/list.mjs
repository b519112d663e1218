// The packages that others can install, each after those that it needs.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { at } from '../toolchain.mjs';

/** Entries for our own tests and stories, and those that a style sheet replaces. */
const ownEntries = new Set(['./testing', './samples', './reset']);

/** Where built packages and their tarballs are. */
export const outDir = at('dist/packages');

export const readPackage = (name) => JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8'));

export const packages = ['tokens', 'api', 'ui', 'studio'].map((name) => ({
  name,
  source: at('packages', name),
  out: join(outDir, name),
  hasStyles: name === 'ui' || name === 'studio',
}));

/** An entry whose components are in groups, as one entry for each group: tools that read packages know one level only. */
const byGroup = (source, entry, file) => {
  if (!/\*.*\.tsx?$/.test(file) || globSync(file, { cwd: source }).length > 0) return [[entry, file]];
  const [above, below] = file.split('*');
  const groups = globSync(`${above}*/*${below}`, { cwd: source }).map((found) => found.split(sep).at(-3));
  return [...new Set(groups)].map((group) => [entry.replace('*', `${group}/*`), `${above}${group}/*${below}`]);
};

/** The public entries of a package with the files behind them: what `exports` names, without our own. */
export const publicExports = ({ source, name }) =>
  Object.entries(readPackage(name).exports)
    .filter(([entry]) => !ownEntries.has(entry))
    .flatMap(([entry, file]) => byGroup(source, entry, file));

/** The source files behind the public entries, relative to the package. */
export const entryFiles = (one) =>
  publicExports(one)
    .map(([, file]) => file)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => globSync(file, { cwd: one.source }));
