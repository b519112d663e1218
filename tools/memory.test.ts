import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Flags for a server in so many MiB, as `npm start` gives them. */
const flags = (mebibytes: number, options = ''): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { memoryAtHand, memoryFlags } from ${JSON.stringify(new URL('memory.mjs', import.meta.url))};
      console.log(JSON.stringify(memoryFlags(memoryAtHand(64 * 2 ** 30, ${mebibytes} * 2 ** 20), ${JSON.stringify(options)})))`,
    ]).toString(),
  );

it('A server takes a quarter of what its container allows for its heap, within bounds', () => {
  expect(flags(1024)).toEqual(['--max-old-space-size=256', '--max-semi-space-size=8']);
  expect(flags(256)).toEqual(['--max-old-space-size=128', '--max-semi-space-size=4']);
  expect(flags(16_384)).toEqual(['--max-old-space-size=512', '--max-semi-space-size=8']);
});

it('A size of the heap that NODE_OPTIONS names is left alone', () => {
  expect(flags(1024, '--max-old-space-size=900')).toEqual(['--max-semi-space-size=8']);
});
