import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { brandingSchema } from '../../branding.ts';
import { themes } from '../../themes/index.ts';
import { detect, exportCss, exportDtcg, exportTokensStudio, importAny, importCss, importDtcg } from '../index.ts';

/** The text of one of the sample files. */
export const sample = (name: string): string => readFileSync(new URL(`../samples/${name}`, import.meta.url), 'utf8');

/** Our own files. */
const whole = Object.values(themes).flatMap((style) => [
  exportDtcg(style).light,
  exportTokensStudio(style),
  exportCss(style),
]);

/** Files of other tools. */
const foreign = ['figma.light.tokens.json', 'tokens-studio.json', 'tokens-studio-legacy.json', 'foreign.css'].map(
  sample,
);

/** A file with a piece cut out and another put in. */
const cut = fc
  .tuple(fc.constantFrom(...whole, ...foreign), fc.nat(30_000), fc.nat(40), fc.oneof(fc.string(), fc.json()))
  .map(
    ([text, from, length, piece]) =>
      text.slice(0, from % text.length) + piece + text.slice((from % text.length) + length),
  );

/** Objects that look a little like tokens. */
const nodes = fc.letrec((tie) => ({
  node: fc.dictionary(
    fc.constantFrom(
      '$value',
      'value',
      '$type',
      'type',
      '$ref',
      '$themes',
      '$metadata',
      'sets',
      'resolutionOrder',
      '$extensions',
      'org.vitrine.branding',
      'brand',
      'a',
      '__proto__',
      'font-family',
      'radius',
    ),
    fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('{a}', '{brand.a}', 'color', '#fff', '12px', 'shadow', '#/a'),
      fc.jsonValue({ maxDepth: 1 }),
      tie('node'),
    ),
  ),
})).node;

/** Any text that somebody may take for a file of colours. */
export const anyText = fc.oneof(
  cut,
  nodes.map((node) => JSON.stringify(node)),
  fc.string(),
  fc.json(),
);

export const anyFilename = fc.constantFrom('' as const, 'a.json' as const, 'a.css' as const);

/** Every reader answers with a valid branding or a problem, and none throws. */
export const expectAnswers = (text: string, filename: '' | 'a.json' | 'a.css'): void => {
  for (const read of [importAny, importDtcg, importCss] as const) {
    const { branding, problems, repaired } = read(text, read === importAny ? (filename as never) : undefined);
    expect(branding !== null || problems.length > 0).toBe(true);
    for (const style of [branding, repaired].filter((found) => found !== null))
      expect(brandingSchema.safeParse(style).success).toBe(true);
  }
  detect(text, filename);
};
