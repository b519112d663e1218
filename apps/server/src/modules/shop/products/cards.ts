import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { images, toImage } from './pictures.ts';
import type { StoredImage } from './pictures.ts';
import { prices, toPrices } from './prices.ts';
import type { StoredPrice } from './prices.ts';
import type { PriceVisibility } from './priceVisibility.ts';
import { toVariations, variations } from './variations.ts';
import type { StoredVariation } from './variations.ts';

export type Card = CallData<typeof contract.products.list>['results'][number];

type Assembled =
  | 'collection'
  | 'categories'
  | 'tags'
  | 'images'
  | 'variations'
  | 'sizes'
  | 'pricelists'
  | 'wholesale_price'
  | 'retailer_price';

/** A card as the database gives it: little text, for building and sending JSON is most of a listing's work there. */
export type StoredCard = Omit<Card, Assembled> & {
  collection: [id: number, name: string];
  category: [id: number, name: string];
  tags: string[];
  images: StoredImage[];
  variations: StoredVariation[];
  sizes: string[];
  prices: StoredPrice[];
};

/** Tables a card needs beside product `p`. */
export const cardJoins = sql`
  join brand b on b.id = p.brand_id
  join collection c on c.id = p.collection_id
  join category k on k.id = p.category_id`;

/** How many images go out, of the product and of each variation. */
export interface Images {
  readonly ofProduct: number;
  readonly ofVariation: number;
}

/** A card turns from its first image to its second, and to a variation's first. */
export const cardImages: Images = { ofProduct: 2, ofVariation: 1 };
export const allImages: Images = { ofProduct: Infinity, ofVariation: Infinity };

/** A product as lists show it, as pairs of a JSON object. Sold out means no size of any variation has a unit left. */
export const cardFields = (visibility: PriceVisibility, language: string): Sql => sql`
  'id', p.id,
  'name', localized(p.name, ${language}),
  'reference_code', p.reference_code,
  'seller', b.name,
  'seller_id', b.id,
  'seller_slug', b.slug,
  'collection', json_build_array(c.id, localized(c.name, ${language})),
  'category', json_build_array(k.id, localized(k.name, ${language})),
  'tags', p.tags,
  'images', ${images(language)},
  'variations', ${variations(language)},
  'sizes', (
    select coalesce(json_agg(z.name order by z.position, z.id), '[]')
    from product_size ps join size z on z.id = ps.size_id where ps.product_id = p.id),
  'is_out_of_stock', not exists (
    select from variation v join stock on stock.variation_id = v.id
    where v.product_id = p.id and (stock.quantity is null or stock.quantity > 0)),
  'ship_msg', nullif(localized(p.ship_msg, ${language}), ''),
  'order_delivery_days', p.delivery_days,
  'production_window_start', c.production_window_start,
  'production_window_end', c.production_window_end,
  'prices', ${prices(visibility, language)}`;

/** How many images go out, and what tags and sizes are called. */
interface CardReader {
  limits: Images;
  nameOf: (name: string) => string;
}

/** E-29. Fields beyond a card's own are kept. */
export const toCard = <Stored extends StoredCard>(card: Stored, pricelist: number | null, reader: CardReader) => {
  const { limits, nameOf } = reader;
  const named = (name: string): { name: string } => ({ name: nameOf(name) });
  const { collection, category, tags, images: pictures, variations: each, sizes, prices: stored, ...rest } = card;
  return {
    ...rest,
    collection: { id: collection[0], name: collection[1], seller: card.seller },
    categories: [{ id: category[0], name: category[1] }],
    tags: tags.map(named),
    images: pictures.slice(0, limits.ofProduct).map(toImage),
    variations: toVariations(each, pictures, limits.ofVariation),
    sizes: sizes.map(named),
    ...toPrices(stored, pricelist),
  };
};
