import type { BrowserStorage } from '../../../shared/config/storage.ts';
import { mergeUnits, type UnitsBySize } from '../../mappers/sizeUnits.ts';

/** Units typed beside a product and not added yet. */
export interface TypedUnits {
  typed: UnitsBySize;
  /** What the cart held of each size when it was first typed into. */
  seen: UnitsBySize;
}

/** Where units are typed. They are of one user, and of one price list: another one has another cart. */
export interface TypedPlace {
  user: number | undefined;
  brand: string;
  product: number;
  pricelist: number | undefined;
}

type Kept = Readonly<Record<string, TypedUnits>>;

export const nothingTyped: TypedUnits = { typed: {}, seen: {} };

export const placeKey = ({ user, brand, product, pricelist }: TypedPlace): string =>
  [user ?? '', brand, product, pricelist ?? ''].join('/');

const isEmpty = ({ typed }: TypedUnits): boolean => Object.keys(typed).length === 0;

const readAll = (tab: BrowserStorage): Kept => tab.getJson<Kept>('typedUnits') ?? {};

const unlisted = (place: TypedPlace): string => placeKey({ ...place, pricelist: undefined });

/** What was typed before a price list was chosen goes along to the one that is chosen. */
export const readTyped = (tab: BrowserStorage, place: TypedPlace): TypedUnits => {
  const all = readAll(tab);
  const { typed, seen } = all[placeKey(place)] ?? nothingTyped;
  return { typed: mergeUnits(all[unlisted(place)]?.typed ?? {}, typed), seen };
};

/** Keeps units of a product; none forget it. */
export const keepTyped = (tab: BrowserStorage, place: TypedPlace, units: TypedUnits): void => {
  const own = new Set([placeKey(place), unlisted(place)]);
  const others = Object.entries(readAll(tab)).filter(([key]) => !own.has(key));
  const next = Object.fromEntries(isEmpty(units) ? others : [...others, [placeKey(place), units]]);
  tab.setJson('typedUnits', Object.keys(next).length > 0 ? next : null);
};
