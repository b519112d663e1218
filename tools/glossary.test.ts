import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './toolchain.mjs';

const ROOMS = ['shop', 'brand', 'staff', 'shared'];
const FLOORS = ['connected', 'queries', 'mappers', 'config'];

const foldersIn = (path: string): string[] =>
  readdirSync(at(path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const screens = ['shop', 'office/brand', 'office/staff'].map((room) => `apps/web/src/${room}`);
const modules = ROOMS.map((room) => `apps/server/src/modules/${room}`);
const contracts = ROOMS.map((room) => `packages/api/src/contracts/${room}`);

/** Names of areas, as the folders have them. */
const used = new Set([
  ...[...screens, ...modules].flatMap(foldersIn).filter((name) => !FLOORS.includes(name)),
  ...contracts.flatMap((folder) => readdirSync(at(folder)).map((file) => file.replace(/\..*$/, ''))),
]);

const [, table = ''] = readFileSync(at('docs/glossary.md'), 'utf8').split('| Area ');
const firstColumn = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell).join();
const listed = [...firstColumn.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

it('The glossary lists the name of every area, once', () => {
  expect([...used].filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name, place) => listed.indexOf(name) !== place)).toEqual([]);
});

it('The glossary lists no area that has gone', () => {
  expect(listed.filter((name) => !used.has(name))).toEqual([]);
});

it('Contracts and modules are in the rooms of the glossary and in no other', () => {
  expect(foldersIn('apps/server/src/modules').toSorted()).toEqual(ROOMS.toSorted());
  expect(
    foldersIn('packages/api/src/contracts')
      .filter((name) => name !== '__snapshots__')
      .toSorted(),
  ).toEqual(ROOMS.toSorted());
  expect(foldersIn('apps/web/src/locales/en').toSorted()).toEqual(ROOMS.toSorted());
});
