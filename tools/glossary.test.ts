import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { at, root } from './toolchain.mjs';

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

const pages = globSync(['*.md', '{.changeset,.storybook,bench,docs}/**/*.md', '{apps,packages}/*/*.md'], { cwd: root });

/** Anchors of the headings of a page, as GitHub writes them. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const leadsSomewhere = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  return existsSync(target) && (anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor));
};

it('Every link of a page in the repository leads to a file, and to a heading that it has', () => {
  expect(pages.length).toBeGreaterThan(50);
  const broken = pages.flatMap((path) =>
    [...readFileSync(at(path), 'utf8').matchAll(/\]\(([^()\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(at(path), link))
      .map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('Every page that a comment or a message of the sources names exists', () => {
  const sources = globSync(
    ['{apps,packages}/*/{src,migrations}/**/*.{ts,tsx,sql}', '{.storybook,tools}/**/*.{ts,tsx,mjs}'],
    { cwd: root },
  );
  const missing = sources.flatMap((path) =>
    [...readFileSync(at(path), 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([page]) => !existsSync(at(page)))
      .map(([page]) => `${path}: ${page}`),
  );
  expect(missing).toEqual([]);
});
