import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { tokenDocs } from '../docs/index.ts';
import { expandBranding } from '../expand.ts';
import { themes } from '../themes/index.ts';
import { exportDtcg, exportFigma, exportResolver, exportTokensStudio } from './index.ts';

interface Leaf {
  $type: string;
  $value: unknown;
  $extensions?: Record<string, unknown>;
}

const leaves = (tree: object, path: string[] = []): [string, Leaf][] =>
  Object.entries(tree).flatMap(([key, node]: [string, unknown]): [string, Leaf][] => {
    if (key.startsWith('$') || typeof node !== 'object' || node === null) return [];
    return '$value' in node ? [[[...path, key].join('.'), node as Leaf]] : leaves(node, [...path, key]);
  });

const tokensIn = (text: string | undefined): Record<string, Leaf> =>
  Object.fromEntries(leaves(JSON.parse(text ?? '') as object));

const read = (src: string, name: string) => {
  const filename = new URL(name, 'file:///exchange/');
  return parse([{ filename, src }], { config: defineConfig({}, { cwd: new URL('file:///exchange/') }) });
};

const partners = Object.entries(themes).map(([name, style]) => ({ name, style }));
const paths = tokenDocs.map(({ path }) => path);

describe.each(partners)('design tokens of $name', ({ style }) => {
  it('are valid DTCG 2025.10 to a parser that is not ours, whole in each mode', async () => {
    for (const text of Object.values(exportDtcg(style))) {
      const { tokens } = await read(text, 'theme.tokens.json');
      for (const { path, type } of tokenDocs) expect([path, tokens[path]?.$type]).toEqual([path, type]);
    }
  });

  it('choose between light and dark in one resolver document', async () => {
    const { resolver } = await read(exportResolver(style), 'theme.resolver.json');
    for (const mode of ['light', 'dark'] as const) {
      const theirs = resolver.apply({ mode });
      const { tokens } = await read(exportDtcg(style)[mode], 'theme.tokens.json');
      expect(Object.keys(theirs).toSorted()).toEqual(Object.keys(tokens).toSorted());
      for (const path of paths) expect([path, theirs[path]?.$value]).toEqual([path, tokens[path]?.$value]);
    }
  });

  it('say in CSS what the format has no exact word for', () => {
    const { light } = exportDtcg(style);
    const { vars } = expandBranding(style, 'light');
    const found = tokensIn(light);
    expect(found['space.section']?.$extensions).toMatchObject({
      'org.vitrine.fluid': { css: vars['--v-space-section'] },
    });
    expect(found['font.display.transform']?.$extensions).toEqual({
      'org.vitrine.css': vars['--v-font-display-transform'],
    });
    expect(found['size.measure']).toMatchObject({ $value: 66, $extensions: { 'org.vitrine.css': '66ch' } });
  });

  it('come to Figma as what Figma itself writes, the same variables in both modes', () => {
    const files = exportFigma(style);
    const [light, dark] = [tokensIn(files['light.tokens.json']), tokensIn(files['dark.tokens.json'])];
    expect(Object.keys(light)).toEqual(Object.keys(dark));
    expect(new Set(Object.values(light).map(({ $type }) => $type))).toEqual(new Set(['color', 'number', 'string']));
    const missing = paths.filter((path) => !(path in light));
    expect(missing).toEqual(['shadow.raised', 'shadow.float']);
    expect(files['dark.tokens.json']).toContain('"com.figma.modeName": "dark"');
    expect(light['size.control']).toMatchObject({ $value: 44, $extensions: { 'com.figma.scopes': ['WIDTH_HEIGHT'] } });
  });

  it('come to Tokens Studio as sets that its two themes put together, each whole', () => {
    const { core, light, dark, $themes } = JSON.parse(exportTokensStudio(style)) as Record<string, object>;
    for (const set of [light, dark]) {
      const whole = Object.fromEntries([...leaves(core ?? {}), ...leaves(set ?? {})]);
      expect(paths.filter((path) => !(path in whole))).toEqual([]);
      expect(whole['color.ink']?.$value).toMatch(/^#[0-9a-f]{6}$/);
      expect(whole['font.display.family']).toMatchObject({ $type: 'fontFamilies', $value: style.type.display });
      expect(whole['shadow.float']?.$type).toBe('boxShadow');
    }
    expect($themes).toMatchObject([
      { name: 'light', selectedTokenSets: { core: 'source', light: 'enabled' } },
      { name: 'dark', selectedTokenSets: { core: 'source', dark: 'enabled' } },
    ]);
  });
});
