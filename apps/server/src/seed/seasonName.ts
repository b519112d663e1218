import type { PlacedCollection } from './catalogue.ts';
import { seasons } from './data/seasons.ts';
import { around } from './dice.ts';
import type { Words } from './words.ts';

/** What a collection is called; `year` is the year in which it is ordered. */
export const seasonName = ({ brand, place }: Pick<PlacedCollection, 'brand' | 'place'>, year: number): Words => around(seasons, brand.id + place).name(year + 1);
