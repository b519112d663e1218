import { themes } from '@vitrine/tokens';
import { expect, it } from 'vitest';
import { keyPairs, seedsOf } from './swatches.ts';

it.each(Object.entries(themes))('shows of %s what is read most, in both modes, each legible', (_, style) => {
  for (const mode of ['light', 'dark'] as const) {
    const pairs = keyPairs(style, mode);
    expect(pairs).toHaveLength(6);
    for (const { ratio, front, ground } of pairs) {
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      expect(`${front} ${ground}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
    }
  }
});

it('shows the colours as they were brought, and no ground that was not', () => {
  const { ground: _, ...seeds } = themes.tropico.seeds;
  const style = { ...themes.tropico, seeds };
  expect(seedsOf(style).map(({ colour }) => colour)).toEqual([seeds.brand, seeds.accent, seeds.neutral]);
});
