import { expect, it } from 'vitest';
import { digestCartLine } from './cartLine.ts';

const units = [
  { id: 2, quantity: 4 },
  { id: 1, quantity: 6 },
];

it('The digest of a product in a cart follows its units and note, not their order or sizes without units', async () => {
  const digest = await digestCartLine({ units, note: 'By rail' });
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  const same = [...units.toReversed(), { id: 3, quantity: 0 }];
  expect(await digestCartLine({ units: same, note: 'By rail' })).toBe(digest);
  expect(await digestCartLine({ units, note: 'By sea' })).not.toBe(digest);
  expect(
    await digestCartLine({
      units: [
        { id: 2, quantity: 5 },
        { id: 1, quantity: 6 },
      ],
      note: 'By rail',
    }),
  ).not.toBe(digest);
});
