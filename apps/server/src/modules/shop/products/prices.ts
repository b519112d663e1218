import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { isGiven } from './givenPricelists.ts';
import { sees } from './priceVisibility.ts';
import type { PriceVisibility } from './priceVisibility.ts';

type Card = CallData<typeof contract.products.list>['results'][number];
type Price = Card['wholesale_price'];

/** A product's price in one list, in cents; amounts and tip are null unless the viewer may know them. */
export type StoredPrice = readonly [
  pricelist: number,
  name: string,
  currency: string,
  wholesale: number | null,
  retailer: number | null,
  tip: string | null,
];

/** Prices of product `p` in the price lists the viewer is offered. What they may not know does not leave the database. */
export const prices = (visibility: PriceVisibility, language: string): Sql => {
  const visible = sees(visibility, sql`p.brand_id`);
  return sql`(
    select coalesce(json_agg(json_build_array(
      pl.id, pl.name, pl.currency,
      case when ${visible} then price.wholesale_cents end,
      case when ${visible} then price.retailer_cents end,
      case when ${visible} then nullif(localized(price.tip, ${language}), '') end
    ) order by price.pricelist_id), '[]')
    from price join pricelist pl on pl.id = price.pricelist_id
    where price.product_id = p.id and ${isGiven(visibility, sql`pl`)})`;
};

/** E-31. */
const toPrice = (cents: number | null, currency: string, tip: string | null): Price => ({
  amount: cents === null ? null : cents / 100,
  currency,
  tip,
});

const pair = ([, , currency, wholesale, retailer, tip]: StoredPrice): Pick<
  Card,
  'wholesale_price' | 'retailer_price'
> => ({
  wholesale_price: toPrice(wholesale, currency, tip),
  retailer_price: toPrice(retailer, currency, tip),
});

const noPrice: StoredPrice = [0, '', 'USD', null, null, null];

/** A card's prices (E-30): of every list, and the pair it shows, of the list asked for, else of the first. */
export const toPrices = (
  stored: readonly StoredPrice[],
  pricelist: number | null,
): Pick<Card, 'wholesale_price' | 'retailer_price' | 'pricelists'> => ({
  ...pair(stored.find(([id]) => id === pricelist) ?? stored[0] ?? noPrice),
  pricelists: stored.map((price) => ({
    pricelist: { id: price[0], name: price[1], currency: price[2] },
    ...pair(price),
  })),
});
