import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mode } from '../branding.ts';
import { expandBranding } from '../expand.ts';
import { anyBranding } from './testing/brandings.ts';
import { groundFaults, moveFaults } from './testing/closeness.ts';

const anyMode = fc.constantFrom<Mode>('light', 'dark');

it('moves a seed only where it cannot be read, keeps its hue, and stops as soon as it can be', () => {
  fc.assert(
    fc.property(anyBranding, anyMode, (style, mode) => {
      const found = moveFaults(style, mode);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: 150 },
  );
});

it('uses a seed as given wherever it can be, and says so of every one it cannot', () => {
  fc.assert(
    fc.property(anyBranding, anyMode, ({ seeds, ...style }, mode) => {
      const { other: _, ...own } = seeds;
      const { vars, moves } = expandBranding({ ...style, seeds: own }, mode);
      const said = (role: string) => moves.some((move) => move.role === role);
      expect(vars['--v-color-accent']).toBe(own.accent);
      expect(said('--v-color-brand')).toBe(vars['--v-color-brand'] !== own.brand);
      expect(said('--v-color-ground')).toBe(own.ground !== undefined && vars['--v-color-ground'] !== own.ground);
    }),
    { numRuns: 100 },
  );
});

it('takes the ground it found as given, and would not have taken one a hundredth nearer to the seed', () => {
  fc.assert(
    fc.property(anyBranding, (style) => {
      const found = groundFaults(style);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: 100 },
  );
});
