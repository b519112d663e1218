import type { Words } from '../words.ts';
import type { MaterialName } from './materials.ts';

export type SizeRun = 'letters' | 'numbers' | 'shoes' | 'children' | 'belts' | 'one' | 'millilitres';
export type Chart = 'tops' | 'bottoms' | 'shoes';

/** A kind of goods as the trade plans it. Prices in US cents, wholesale, for a brand of the middle tier. */
export interface Kind {
  category: string;
  nouns: readonly Words[];
  materials: readonly MaterialName[];
  run: SizeRun;
  wholesale: number;
  chart?: Chart;
  said: readonly Words[];
}
