import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { tagList } from '../../db/json.ts';
import { imagesWhere, toImage } from './pictures.ts';
import type { StoredImage } from './pictures.ts';
import { prices, toPrices } from './prices.ts';
import type { StoredPrice } from './prices.ts';
import type { Sight } from './sight.ts';
import { toVariation, variations } from './variations.ts';
import type { StoredVariation } from './variations.ts';

export type Card = CallData<typeof contract.products.list>['results'][number];

/** A card as the database gives it. */
export type StoredCard = Omit<Card, 'images' | 'variations' | 'pricelists' | 'wholesale_price' | 'retailer_price'> & {
  images: StoredImage[];
  variations: StoredVariation[];
  prices: StoredPrice[];
};

/** Tables a card needs beside product `p`. */
export const cardJoins = sql`
  join brand b on b.id = p.brand_id
  join collection c on c.id = p.collection_id
  join category k on k.id = p.category_id`;

/** How many images go out, of the product and of each variation; null is all. */
export interface Images {
  readonly ofProduct: number | null;
  readonly ofVariation: number | null;
}

/** A card turns from its first image to its second, and to a variation's first. */
export const cardImages: Images = { ofProduct: 2, ofVariation: 1 };
export const allImages: Images = { ofProduct: null, ofVariation: null };

/** A product as lists show it, as pairs of a JSON object. Sold out means no size of any variation has a unit left (R-266). */
export const cardFields = (sight: Sight, language: string, images: Images): Sql => sql`
  'id', p.id,
  'name', localized(p.name, ${language}),
  'reference_code', p.reference_code,
  'seller', b.name,
  'seller_id', b.id,
  'seller_slug', b.slug,
  'collection', json_build_object('id', c.id, 'name', localized(c.name, ${language}), 'seller', b.name),
  'categories', json_build_array(json_build_object('id', k.id, 'name', localized(k.name, ${language}))),
  'tags', ${tagList(sql`p.tags`)},
  'images', ${imagesWhere(sql`i.product_id = p.id`, language, images.ofProduct)},
  'variations', ${variations(language, images.ofVariation)},
  'sizes', (
    select coalesce(json_agg(json_build_object('name', z.name) order by z.position, z.id), '[]')
    from product_size ps join size z on z.id = ps.size_id where ps.product_id = p.id),
  'is_out_of_stock', not exists (
    select from variation v join stock on stock.variation_id = v.id
    where v.product_id = p.id and (stock.quantity is null or stock.quantity > 0)),
  'ship_msg', nullif(localized(p.ship_msg, ${language}), ''),
  'order_delivery_days', p.delivery_days,
  'prices', ${prices(sight, language)}`;

/** E-29. Fields beyond a card's own are kept. */
export const toCard = <Stored extends StoredCard>(
  { prices: stored, images, variations: each, ...rest }: Stored,
  pricelist: number | null,
) => ({
  ...rest,
  images: images.map(toImage),
  variations: each.map(toVariation),
  ...toPrices(stored, pricelist),
});
