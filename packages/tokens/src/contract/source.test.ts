import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenDocs } from '../docs/index.ts';
import { paths, varNames } from './index.ts';
import { resolve } from './resolve.ts';
import { modifiers, source } from './source.ts';
import type { Choices } from './source.ts';
import { flatten } from './tokens.ts';

const folder = new URL('../../source/', import.meta.url);
const filename = new URL('vitrine.resolver.json', folder);

const first: Choices = {
  radius: 'none',
  button: 'square',
  stroke: 'hairline',
  density: 'airy',
  elevation: 'flat',
  scale: 'grand',
  tracking: 'normal',
  case: 'none',
  mode: 'light',
};
const second: Choices = {
  radius: 'xl',
  button: 'rounded',
  stroke: 'thick',
  density: 'compact',
  elevation: 'hard',
  scale: 'quiet',
  tracking: 'wide',
  case: 'uppercase',
  mode: 'dark',
};

let read: Awaited<ReturnType<typeof parse>>;

beforeAll(async () => {
  read = await parse([{ filename, src: readFileSync(filename, 'utf8') }], {
    config: defineConfig({}, { cwd: folder }),
    req: (file: URL) => Promise.resolve(readFileSync(file, 'utf8')),
  });
});

describe('the token files', () => {
  it('are valid DTCG 2025.10 to a parser that is not ours, with a resolver', () => {
    expect(Object.keys(read.tokens).length).toBeGreaterThan(varNames.length);
    expect(read.resolver.isValidInput(second)).toBe(true);
  });

  it.each([first, second])('resolve as the standard says for $radius, $elevation, $mode', (choices) => {
    const theirs = read.resolver.apply(choices);
    const ours = resolve(choices);
    expect(
      Object.keys(theirs)
        .filter((path) => !path.startsWith('seed.'))
        .toSorted(),
    ).toEqual(Object.keys(ours).toSorted());
    for (const path of paths) expect([path, ours[path]?.type]).toEqual([path, theirs[path]?.$type]);
    const literal = Object.entries(ours).filter(
      ([, { value, type }]) => typeof value === 'object' && type === 'dimension',
    );
    for (const [path, { value }] of literal) expect([path, value]).toEqual([path, theirs[path]?.$value]);
  });

  it('describe every token', () => {
    const trees = [
      source.primitives,
      source.brand,
      source.modes.light,
      source.modes.dark,
      source.components,
      { seed: source.seed },
    ];
    const silent = trees.flatMap((tree) => flatten(tree)).filter(([, { description }]) => description.length < 2);
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('say of both modes the same roles', () => {
    const names = (tree: object) => flatten(tree).map(([path, { type }]) => `${path}: ${type}`);
    expect(names(source.modes.dark)).toEqual(names(source.modes.light));
  });

  it('override by a choice only what exists, and Vitrine by its own choices with nothing', () => {
    const known = new Set(paths);
    for (const [name, { contexts, default: fallback }] of Object.entries(modifiers).filter(([key]) => key !== 'mode')) {
      const tokens = Object.entries(contexts as Record<string, object[]>).map(
        ([choice, trees]) => [choice, trees.flatMap((tree) => flatten(tree))] as const,
      );
      for (const [choice, list] of tokens)
        expect(
          list.filter(([path]) => !known.has(path)),
          `${name} ${choice}`,
        ).toEqual([]);
      expect(tokens.map(([choice]) => choice)).toContain(fallback);
    }
    expect(resolve(first)['radius.card']?.value).toBe(source.brand.radius.card.$value);
  });
});

describe('what is said of the contract', () => {
  it('has its path, property, Figma name, type, words and layer for every token', () => {
    expect(tokenDocs.map(({ cssVariable }) => cssVariable)).toEqual(varNames);
    expect(tokenDocs.find(({ path }) => path === 'color.ground-raised')).toEqual({
      path: 'color.ground-raised',
      cssVariable: '--v-color-ground-raised',
      figmaName: 'color/ground-raised',
      type: 'color',
      description: 'What lies on the page: cards, fields, menus',
      layer: 'mode',
      derived: undefined,
    });
  });
});
