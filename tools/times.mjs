// Where a run's time goes, and whether the files of `npm test` have become longer.
// node tools/times.mjs     after `npm run test:all`: its times are the reference from now on
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readTimes } from './results.mjs';
import { at } from './toolchain.mjs';

const kept = at('tools/reference-times.json');
const LIMIT = 1.1;

/** The ten files whose tests take longest: `[file, seconds]`. */
export const slowest = (times) =>
  Object.entries(times)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10);

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * How much longer the files of `npm test` take now than in the reference, whatever the speed of this machine: the usual difference of
 * a file is the machine's, what is above it is the files'. 1 is as long.
 */
export const growthOf = (now, reference) => {
  const known = Object.keys(reference).filter((file) => now[file] > 0 && reference[file] > 0);
  const machine = median(known.map((file) => now[file] / reference[file]));
  return sum(Object.values(now)) / machine / sum(Object.values(reference));
};

const inEveryRun = (times) => Object.fromEntries(Object.entries(times).filter(([file]) => !file.includes('.all.')));

/** What to say when the files of `npm test` have become longer by a tenth; undefined where they have not. */
export const growth = (times) => {
  if (!existsSync(kept)) return undefined;
  const now = growthOf(inEveryRun(times), JSON.parse(readFileSync(kept, 'utf8')));
  return now > LIMIT
    ? `The files of npm test take ${now.toFixed(2)} times as long as in tools/reference-times.json; ${LIMIT} is the limit. Make tests shorter, or move them to files named *.all.*`
    : undefined;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rounded = Object.entries(inEveryRun(readTimes()))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, seconds]) => [file, Number(seconds.toFixed(2))]);
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
