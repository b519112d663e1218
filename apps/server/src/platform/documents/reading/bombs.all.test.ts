import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bombs, vastBombs } from '../../../testing/bombs/bombs.ts';
import { damagedLists } from '../../../testing/bombs/damage.ts';
import { fileOf, readList, refusals } from '../../../testing/bombs/readList.ts';
import { report } from '../../../testing/report.ts';

/** Damaged files; `npm run prove -- files` reads more. Then the machine is this test's own, and others must wait no longer than this. */
const numRuns = Number(process.env['FILES'] ?? 24);
const longest = process.env['FILES'] === undefined ? 2000 : 250;
const seed = Number(process.env['SEED'] ?? 1);

/** Reads a file while a clock looks how long others would wait; `waited` is the longest wait in milliseconds. */
const readWatched = async (file: File) => {
  const clock = monitorEventLoopDelay({ resolution: 5 });
  clock.enable();
  const result = await readList(file);
  await new Promise((resolve) => setTimeout(resolve, 10));
  clock.disable();
  return { ...result, waited: clock.percentile(99.9) / 1e6 };
};

describe('a spreadsheet made to do harm', () => {
  it.each([...vastBombs(), ...bombs()])(
    '%s is refused in words or read in part, and nobody else waits for it (D-095)',
    async (_what, make, allowed) => {
      const content = await make();
      const before = process.memoryUsage().rss;
      const { said, waited, rows } = await readWatched(fileOf(content));
      expect(allowed).toContain(said);
      expect(rows).toBeLessThanOrEqual(5001);
      expect(waited).toBeLessThan(longest);
      expect(process.memoryUsage().rss - before).toBeLessThan(700_000_000);
    },
  );

  it('that is damaged anywhere, in its archive or in what that holds, is read or refused in words', async () => {
    const figures = { 'damaged files': 0, 'read in part': 0, 'refused in words': 0, 'ms waited at most': 0 };
    await fc.assert(
      fc.asyncProperty(await damagedLists(), async (file) => {
        const { said, waited } = await readWatched(await file);
        expect(['rows', ...refusals]).toContain(said);
        expect(waited).toBeLessThan(longest);
        figures['damaged files'] += 1;
        figures[said === 'rows' ? 'read in part' : 'refused in words'] += 1;
        figures['ms waited at most'] = Math.max(figures['ms waited at most'], Math.ceil(waited));
      }),
      { numRuns, seed },
    );
    report({ ...figures, seed });
  }, 7_200_000);
});
