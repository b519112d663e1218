import { z } from 'zod';
import { COLLECTION_VIEWS } from '../../rules/brandOffice.ts';
import { calendarDate, id, version } from '../shared/common.ts';
import { texts } from './texts.ts';
import { pageOf } from '../staff/log.ts';

const quantity = z.int().positive().max(1_000_000).nullable();
/** An amount of money with at most two decimals. */
const value = z.number().positive().max(99_999_999).nullable();

/** What a brand says of a collection. */
export const collectionInput = z.object({
  name: texts(120),
  season: z.string().trim().max(60),
  /** What the button in the shop says. */
  button: texts(60),
  /** The last day for orders. */
  order_window_end: calendarDate.nullable(),
  /** First and last day of delivery. */
  production_window_start: calendarDate.nullable(),
  production_window_end: calendarDate.nullable(),
  delivery_msg: texts(200),
  lookbook_url: z.string().trim().max(500),
  /** HTML, which is cleaned when it is saved. */
  press_release: texts(10_000),
  minimum_quantity: quantity,
  maximum_quantity: quantity,
  minimum_value: value,
  maximum_value: value,
  /** In the shop. */
  is_active: z.boolean(),
});

/** A collection as its brand edits it. */
export const brandCollection = collectionInput.extend({
  id,
  version,
  is_archived: z.boolean(),
  /** The cover in its largest width, so that it can be cropped again. */
  picture: z.string(),
  products: z.int(),
  /** Open carts that hold its products. */
  open_carts: z.int(),
});

export const brandCollectionRow = brandCollection
  .pick({ id: true, season: true, order_window_end: true, is_active: true, picture: true, products: true })
  .extend({ name: z.string() });

export const brandCollectionList = pageOf(brandCollectionRow).extend({
  meta: z.object({ total: z.int(), active: z.int(), hidden: z.int(), archived: z.int() }),
});

/** The products of a collection in the order of the shop, hidden ones among them. */
export const collectionProducts = z.array(
  z.object({
    id,
    name: z.string(),
    reference_code: z.string(),
    picture: z.string().nullable(),
    is_active: z.boolean(),
  }),
);

/** The products of a collection by their ids, the first one first. */
export const productOrder = z.array(id).min(1).max(2000);

const place = z.enum(COLLECTION_VIEWS);

/** A collection that goes from one view to another: where its writer has seen it, and where it goes. Turned round it undoes itself. */
export const collectionMove = z.object({ id, from: place, to: place });
