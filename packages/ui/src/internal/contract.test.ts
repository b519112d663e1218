import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vars } from '@vitrine/tokens/contract';
import { expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };

const leaves = (tree: Tree, path: string[] = ['vars']): string[][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key]] : leaves(value, [...path, key]),
  );

/** Says names in full that a file took out of the contract: after `const { ink } = vars.color;`, `ink` is `vars.color.ink`. */
const inFull = (file: string): string => {
  const taken = /const \{([^{}]+)\} = (vars[.\w]*);/g;
  const names = [...file.matchAll(taken)].flatMap(([, list = '', group = '']) =>
    list.split(',').map((name) => [name.trim(), group] as const),
  );
  return names
    .filter(([name]) => name !== '')
    .reduce(
      (text, [name, group]) =>
        text.replaceAll(new RegExp(`(?<![.\\w'-])${name}(?![\\w'(:-])`, 'g'), `${group}.${name}`),
      file.replaceAll(taken, ''),
    );
};

const root = fileURLToPath(new URL('..', import.meta.url));
const styles = globSync(['**/*.css.ts', 'internal/*.ts'], { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => inFull(readFileSync(`${root}/${file}`, 'utf8')))
  .join('\n');

/** Used by its name, or with the whole of its group: `toned(color.info)`. */
const used = (path: string[]): boolean =>
  [path, path.slice(0, -1)].some((name) => new RegExp(`${name.join('\\.')}(?![.\\w])`).test(styles));

it('uses every token of the contract: what no style file needs is no token', () => {
  const unused = leaves(vars as unknown as Tree).filter((path) => !used(path));
  expect(unused.map((path) => path.join('.'))).toEqual([]);
});
