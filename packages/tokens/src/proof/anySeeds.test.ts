import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expandBranding } from '../expand.ts';
import { themes } from '../themes/index.ts';

const colour = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

const seeds = fc.record({ brand: colour, accent: colour, neutral: colour });

it('finds readable colours for any brand, accent and neutral, in both modes', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom('light' as const, 'dark' as const), (chosen, mode) => {
      const { report } = expandBranding({ ...themes.vitrine, seeds: chosen }, mode);
      expect(report.filter(({ ratio, required }) => ratio < required)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
