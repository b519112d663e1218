import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The library's layers, and then the one of the studio. */
const declared = ['packages/ui/src/foundation/layers.css.ts', 'packages/studio/src/layer.css.ts']
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');
const order = [...declared.matchAll(/globalLayer\('(\w+)'\)/g)].map(([, name = '']) => name);
const assets = `${root}/apps/web/dist/assets`;
const sheets = globSync('*.css', { cwd: assets }).map((file) => ({
  file,
  css: readFileSync(`${assets}/${file}`, 'utf8'),
}));

it('says the order of layers first in every stylesheet of the built shop, so that the same style wins in any order of arrival', () => {
  const late = sheets.filter(({ css }) => !css.startsWith(`@layer ${order.join(',')};`));
  expect(late.map(({ file }) => file)).toEqual([]);
});

it('builds no style in a layer that the order does not name', () => {
  const used = sheets.flatMap(({ css }) => [...css.matchAll(/@layer ([\w, ]+)[;{]/g)]);
  expect(new Set(used.flatMap(([, names = '']) => names.split(',')))).toEqual(new Set(order));
});
