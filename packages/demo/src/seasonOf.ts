import type { PlacedBrand } from './brands/index.ts';
import type { CardName } from './data/colours.ts';
import { seasons } from './data/seasons.ts';
import type { Climate, Season } from './data/seasons.ts';
import { around } from './dice.ts';
import type { Words } from './words.ts';

const climates: Readonly<Record<CardName, Climate>> = {
  mediterranean: 'sun',
  tropical: 'sun',
  nordic: 'cold',
  beauty: 'beauty',
  noir: 'night',
  earth: 'city',
  pastel: 'city',
  street: 'city',
};

export const climateOf = ({ card }: PlacedBrand): Climate => climates[card];

/** The season of a brand's collection by its place, from 0. */
export const seasonOf = (brand: PlacedBrand, place: number): Season => around(seasons[climateOf(brand)], place);

/** What the collection is called when it is ordered in `year`: the next year's. */
export const seasonName = ({ brand, place }: { brand: PlacedBrand; place: number }, year: number): Words =>
  seasonOf(brand, place).name(String(year + 1).slice(2));
