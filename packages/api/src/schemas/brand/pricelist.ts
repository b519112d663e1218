import { z } from 'zod';
import { isCurrency } from '../../rules/currencies.ts';
import { LIST_AUDIENCES, mostNamedRetailers, mostRetailersShown } from '../../rules/pricelists.ts';
import { id, version, versionQuery } from '../shared/common.ts';

/** A code of ISO 4217. */
export const currencyCode = z
  .string()
  .max(3)
  .refine(isCurrency, { params: { reason: 'currency' } });

export const pricelistName = z.string().trim().min(1).max(60);

/** A price list of a brand. Products without a price in it are not offered by it. */
export const brandPricelist = z.object({
  id,
  /** Of whom it is offered to. */
  version,
  name: z.string(),
  currency: z.string().length(3),
  products: z.int(),
  /** Carts that retailers have not sent yet. */
  open_carts: z.int(),
  given_to: z.enum(LIST_AUDIENCES),
  /** Retailers that are named; those of the locations are not counted. */
  retailers: z.int(),
  /** Names of the first of them. */
  first_retailers: z.array(z.string()).max(mostRetailersShown),
  /** Names of the locations, as in the list of locations. */
  locations: z.array(z.string()),
});

const locations = z.array(z.int().positive()).max(300);

/** A price list as the writer has seen it. */
export const pricelistSeen = z.object({
  seen: versionQuery,
  name: pricelistName,
  /** Products with a price in it. */
  products: z.coerce.number().int().nonnegative(),
});

/** Whom a price list is offered to. `chosen`: retailers that are named, and those that sell in one of the locations. */
export const pricelistAudience = z.object({
  version,
  name: z.string(),
  given_to: z.enum(LIST_AUDIENCES),
  location_ids: locations,
  /** By name. */
  retailers: z.array(z.object({ id, name: z.string() })),
});

export const pricelistAudienceInput = z.object({
  given_to: z.enum(LIST_AUDIENCES),
  location_ids: locations,
  retailer_ids: z.array(z.int().positive()).max(mostNamedRetailers),
  /** The version that the writer has seen. */
  seen: version,
});
