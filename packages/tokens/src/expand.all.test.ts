import { expect, it } from 'vitest';
import type { Branding } from './branding.ts';
import { expandBranding } from './expand.ts';
import { themes } from './themes/index.ts';

it('derives a theme in less than 5 ms', () => {
  const styles = Object.values(themes);
  const timed = (run: number): number => {
    const started = performance.now();
    expandBranding(styles[run % styles.length] as Branding, run % 2 ? 'light' : 'dark');
    return performance.now() - started;
  };
  for (let run = 0; run < 200; run += 1) timed(run);
  const times = Array.from({ length: 500 }, (_, run) => timed(run)).toSorted((a, b) => a - b);
  expect(times[250]).toBeLessThan(5);
});
