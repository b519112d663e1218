import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../components', import.meta.url));
const names = globSync('*/index.ts', { cwd: root }).map((file) => file.split(/[\\/]/)[0] ?? '');

const sourceOf = (name: string): string =>
  globSync(`${name}/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(stories|test|docs|css)\./.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');

/** Those made of other components alone, and what one finds them by; undefined where nothing is drawn. */
const made: Record<string, string | undefined> = {
  AriaLocale: undefined,
  Drawer: '<Dialog',
  NewPasswordFields: '<PasswordField',
  PasswordField: '<TextField',
};

const markOf = (name: string): RegExp | string =>
  name in made ? (made[name] ?? '') : new RegExp(`data-component('|)(=|: )["']${name}["']`);

it.each(names)('%s can be found by tests and partners: its root says which component it is', (name) => {
  expect(sourceOf(name)).toMatch(markOf(name));
});

it.each(names)('%s takes no className and no style from outside', (name) => {
  expect(sourceOf(name)).not.toMatch(/^\s+(className|style)\??: .*;$/m);
});
