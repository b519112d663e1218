import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type * as Recheck from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

// The build for browsers: the main one looks for Java or a native program first.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof Recheck;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files that no user's text reaches. */
const isAside = (path: string): boolean => /\.(?:test|stories|fixture)\.|\/testing\//.test(path);

/** Every regular expression of the product by its text, with the first file that has it. */
const readPatterns = async (): Promise<Map<string, { source: string; flags: string; file: string }>> => {
  const found = new Map<string, { source: string; flags: string; file: string }>();
  for await (const file of glob('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (isAside(file)) continue;
    new Visitor({
      Literal: (node) => {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        found.set(node.raw ?? source, { source, flags, file });
      },
    }).visit(parseSync(file, readFileSync(`${root}/${file}`, 'utf8')).program);
  }
  return found;
};

/** Seeded, and bounded by work: the answer is the same on every machine. One that is not found in a minute is "unknown". */
const growthOf = (source: string, flags: string): string => {
  const answer = checkSync(source, flags, {
    randomSeed: 0,
    timeout: 60_000,
    attackTimeout: null,
    incubationTimeout: null,
  });
  return answer.status === 'vulnerable' ? answer.complexity.summary : answer.status;
};

it('The time that a pattern takes never grows faster than the text it reads', { timeout: 300_000 }, async () => {
  const patterns = await readPatterns();
  expect(patterns.size).toBeGreaterThan(100);
  const slow: string[] = [];
  for (const [text, { source, flags, file }] of patterns) {
    const growth = growthOf(source, flags);
    if (growth !== 'safe') slow.push(`${file}: ${text} is ${growth}`);
    // Lets the runner hear that this file is at work.
    await setImmediate();
  }
  expect(slow).toEqual([]);
});

it('A pattern that takes exponential or polynomial time is found', () => {
  expect(growthOf('^(a+)+$', '')).toContain('exponential');
  expect(growthOf('^\\S+@\\S+\\.\\S+$', '')).toContain('3rd degree polynomial');
  expect(growthOf('^\\S[^\\s@]*@\\S[^\\s.]*\\.\\S+$', '')).toBe('safe');
});
