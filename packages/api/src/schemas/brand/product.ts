import { z } from 'zod';
import { texts } from './texts.ts';
import { id, named, version } from '../shared/common.ts';
import { picturePath } from '../shared/pictures.ts';

/** An amount of money with at most two decimals, as a brand enters it. */
const amount = z.number().nonnegative().max(9_999_999);
const quantity = z.int().positive().max(1_000_000).nullable();
const hex = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The GTIN of a size, such as an EAN or a UPC, as the brand writes it. */
const gtin = z.object({ size_id: id, code: z.string().trim().min(1).max(40) });

/** A colour of a product. Without an id it is new. */
const colour = z.object({
  id: id.optional(),
  label: texts(80),
  color: hex,
  extra_color: hex.nullable(),
  /** A picture of the fabric, which a swatch shows in place of the colours (E-33). */
  texture: picturePath.nullable(),
  /** Without them, those of the colour stay. */
  gtins: z.array(gtin).max(60).optional(),
});

export const brandPrice = z.object({ pricelist_id: id, wholesale: amount, retailer: amount });

/** What a brand says of a product. */
export const productInput = z.object({
  reference_code: z.string().trim().min(1).max(60),
  name: texts(160),
  description: texts(5000),
  /** Composition, care and other facts, one each. */
  details: z.array(texts(300)).max(30),
  tags: z.array(z.string().trim().min(1).max(60)).max(20),
  collection_id: id,
  segment_id: id,
  category_id: id,
  size_chart_id: id.nullable(),
  size_ids: z.array(id).min(1).max(60),
  delivery_days: z.int().min(0).max(730),
  /** Says in words when it ships, in place of the days. */
  ship_msg: texts(160),
  minimum_quantity: quantity,
  maximum_quantity: quantity,
  colours: z.array(colour).min(1).max(60),
  prices: z.array(brandPrice).max(50),
});

/** 0 is no choice yet. */
const choice = id.or(z.literal(0));

/** A product as it is sent. What nobody has filled in yet passes here, so that one answer names all that is wrong. */
export const productForm = productInput.extend({
  reference_code: z.string().trim().max(60),
  collection_id: choice,
  segment_id: choice,
  category_id: choice,
  size_ids: z.array(id).max(60),
  prices: z.array(z.object({ pricelist_id: id, wholesale: amount.optional(), retailer: amount.optional() })).max(50),
});

/** A product as its brand edits it. */
export const brandProduct = productInput.extend({
  id,
  version,
  is_active: z.boolean(),
  colours: z.array(colour.required({ id: true, gtins: true })),
});

export const brandProductRow = z.object({
  id,
  name: z.string(),
  reference_code: z.string(),
  collection: named,
  is_active: z.boolean(),
  colours: z.int(),
  sizes: z.int(),
  picture: z.string().nullable(),
  /** Of the brand's first price list that has the product. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});

/** What the fields of a product can be set to. */
export const productChoices = z.object({
  /** Those that are archived are missing; those that the shop does not show come last. */
  collections: z.array(named.extend({ is_hidden: z.boolean() })),
  segments: z.array(named),
  categories: z.array(named),
  size_charts: z.array(named),
  /** `run` groups sizes, such as letters or shoes. */
  sizes: z.array(named.extend({ run: z.string() })),
  pricelists: z.array(named.extend({ currency: z.string() })),
});

const place = z.object({ is_active: z.boolean(), collection_id: id });

/** A product that is archived, brought back or moved: where its writer has seen it, and where it goes. Turned round it undoes itself. */
export const productMove = z.object({ id, from: place, to: place });
