import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as unknown;
const nameOf = (path: string): string => (readJson(path) as { name: string }).name;

const { fixed, ignore } = readJson('.changeset/config.json') as { fixed: string[][]; ignore: string[] };
const published = ['tokens', 'api', 'ui', 'studio'].map((name) => nameOf(`packages/${name}/package.json`));

/** The packages that the head of a changeset names, with the kind of their change. */
const headOf = (file: string): string[][] =>
  [...(readFileSync(`${root}/.changeset/${file}`, 'utf8').split('---')[1] ?? '').matchAll(/^'(.+)': (\w+)$/gm)].map(
    ([, name = '', kind = '']) => [name, kind],
  );

describe('Changesets', () => {
  it('give one version to the packages that others install, and none to the rest of the workspace', () => {
    const all = globSync('{packages/*,apps/*,bench}/package.json', { cwd: root }).map(nameOf);
    expect(fixed).toEqual([published]);
    expect([...published, ...ignore].toSorted()).toEqual(all.toSorted());
  });

  it('name packages that others install, and how each changes', () => {
    for (const file of globSync('*.md', { cwd: `${root}/.changeset` })) {
      const head = headOf(file);
      expect(head, file).not.toEqual([]);
      for (const [name, kind] of head) {
        expect(published, file).toContain(name);
        expect(['patch', 'minor', 'major'], file).toContain(kind);
      }
    }
  });

  it('go to a package whose version is the newest entry of its notes', () => {
    for (const name of ['tokens', 'api', 'ui', 'studio']) {
      const { version } = readJson(`packages/${name}/package.json`) as { version: string };
      const notes = readFileSync(`${root}/packages/${name}/CHANGELOG.md`, 'utf8');
      expect(/^## (.+)$/m.exec(notes)?.[1], name).toBe(version);
    }
  });
});
