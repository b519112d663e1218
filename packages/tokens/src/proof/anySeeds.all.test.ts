import fc from 'fast-check';
import { it } from 'vitest';
import { anyBranding } from './testing/brandings.ts';
import { faults, freeze, modes } from './testing/faults.ts';

// `npm run fuzz` takes as many others in each of its rounds.
it('finds readable colours for 3,000 brandings of any seeds and choices, in both modes, and touches none of them (D-113)', () => {
  fc.assert(
    fc.property(anyBranding, fc.constantFrom(...modes), (style, mode) => {
      const found = faults(freeze(style), mode);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: 3000 },
  );
});
