import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as Recheck from 'recheck';
import { parseSync, Visitor } from 'vite';

// The build for browsers: the main one looks for Java or a native program first.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof Recheck;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files that no user's text reaches. */
const isAside = (path: string): boolean => /\.(?:test|stories|fixture)\.|\/testing\//.test(path);

export interface Pattern {
  source: string;
  flags: string;
  /** The first file that has it. */
  file: string;
}

/** Every regular expression of the product by its text. */
export const readPatterns = async (): Promise<Map<string, Pattern>> => {
  const found = new Map<string, Pattern>();
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

/** Seeded, and bounded by work: the answer is the same on every machine. */
const bounded = { randomSeed: 0, timeout: 600_000, attackTimeout: null, incubationTimeout: null };

/** Few attacks on one pattern: they find what takes much too long in a hundredth of a second. */
const few = {
  checker: 'fuzz',
  maxIteration: 0,
  maxInitialGenerationSize: 20,
  maxGenerationSize: 10,
  seedingLimit: 200,
  incubationLimit: 3000,
  attackLimit: 10_000_000,
} as const;

const say = (answer: Recheck.Diagnostics): string =>
  answer.status === 'vulnerable' ? answer.complexity.summary : answer.status;

/** How the time that a pattern takes grows; "safe" where nothing is to be feared. One that is not found in ten minutes is "unknown". */
export const growthOf = (source: string, flags: string): string => say(checkSync(source, flags, bounded));

/** The same as far as a few attacks can tell. */
export const attack = (source: string, flags: string): string => say(checkSync(source, flags, { ...bounded, ...few }));
