import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const isAside = (file: string): boolean => /\.(?:test|stories|fixture|built|browser)\.|\/testing\//.test(file);

/** The lines of each source file, tests, stories and generated files aside. */
const readSizes = async (): Promise<{ file: string; lines: number }[]> => {
  const sizes: { file: string; lines: number }[] = [];
  for await (const file of glob('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    if (!isAside(file) && !text.startsWith('// Generated'))
      sizes.push({ file, lines: text.trimEnd().split('\n').length });
  }
  return sizes.toSorted((a, b) => a.lines - b.lines);
};

it('Half of the source files have at most 60 lines, nine in ten at most 150, and none more than 250', async () => {
  const sizes = await readSizes();
  const linesAt = (part: number) => sizes[Math.floor(sizes.length * part)]?.lines;
  expect(linesAt(0.5)).toBeLessThanOrEqual(60);
  expect(linesAt(0.9)).toBeLessThanOrEqual(150);
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
});
