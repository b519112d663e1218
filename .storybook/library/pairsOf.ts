import type { DocsPair } from '../../packages/ui/src/testing/docs.ts';
import { titleOf } from './docsOf.ts';

const files = import.meta.glob<{ pairs: readonly DocsPair[] }>([
  '../../packages/ui/src/*/*/*.pairs.fixture.tsx',
  '../../packages/ui/src/commerce/*/*/*.pairs.fixture.tsx',
]);

/** Loads the pairs of each component that has some, by the title of its stories: `Components/Button`. */
export const pairsOf: ReadonlyMap<string, () => Promise<{ pairs: readonly DocsPair[] }>> = new Map(
  Object.entries(files).map(([path, load]) => [titleOf(path), load]),
);
