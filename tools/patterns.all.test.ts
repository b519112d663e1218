import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { growthOf, readPatterns } from './patterns.ts';

it('The time that a pattern takes never grows faster than the text it reads', { timeout: 1_200_000 }, async () => {
  const slow: string[] = [];
  for (const [text, { source, flags, file }] of await readPatterns()) {
    const growth = growthOf(source, flags);
    if (growth !== 'safe') slow.push(`${file}: ${text} is ${growth}`);
    // Lets the runner hear that this file is at work.
    await setImmediate();
  }
  expect(slow).toEqual([]);
});
