import { expect, it } from 'vitest';
import { presetOf } from './presets.ts';

it('heroes change after 3000 ms, and no other slider moves by itself (K-09)', () => {
  expect(presetOf('hero').autoplay).toBe(3000);
  for (const name of ['single', 'landing', 'pairs', 'brandArea', 'home'] as const)
    expect(presetOf(name).autoplay).toBeUndefined();
});

it("the sliders of a brand's area show 4 slides from 1200 px, 2 from 768 px, else 1 (K-56, K-57, K-58, D-008)", () => {
  expect(presetOf('brandArea').view).toEqual({ phone: 1, tablet: 2, desktop: 4 });
});
