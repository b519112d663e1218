import type { CartLineContent } from '@vitrine/api/rules';
import sql, { join } from 'sql-template-tag';
import { keptNames } from '../../../domain/names.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { isGiven } from '../products/givenPricelists.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';

/** A variation that may be put into a cart. `priced`: the asked price list has a price for its product; `there`: the cart has it already. */
export interface Orderable {
  variation_id: number;
  product_id: number;
  brand_id: number;
  priced: boolean;
  sizes: number;
  there: boolean;
}

export interface NewLines {
  pricelistId: number;
  variationIds: readonly number[];
  /** For every size, lowered to what is in stock. */
  quantity: number;
  /** Also when the cart has all of them already; else it stays as it is then. */
  evenIfThere: boolean;
}

export interface AddedLines {
  /** The asked variations that exist and are on offer; unknown and foreign ones are missing, and all for a list the retailer is not offered. */
  orderable: Orderable[];
  /** Null when they cannot be ordered together, or are there: then nothing was changed. */
  cart_id: number | null;
  /** Variations that the cart did not have before. */
  added: number[];
}

/**
 * Adds variations of one brand with every size of their product to the open cart of brand and price list, which is made when there is none (D-004).
 * Items that are there already keep their quantities. One statement: what may be ordered cannot change between the check and the entry.
 */
export const addItems = async (
  scope: BuyerScope,
  { pricelistId, variationIds, quantity, evenIfThere }: NewLines,
): Promise<AddedLines> => {
  const [row] = await scope.db.query<AddedLines>(sql`
    with orderable as (
      select variation.id as variation_id, product.id as product_id, product.brand_id, price.product_id is not null as priced,
        (select count(*)::int from product_size where product_id = product.id) as sizes, exists (
          select from cart join cart_item on cart_item.cart_id = cart.id
          where cart.retailer_id = ${scope.viewer.retailerId} and cart.brand_id = product.brand_id and cart.pricelist_id = pricelist.id
            and cart.status = 'o' and cart_item.variation_id = variation.id
        ) as there
      from variation
      join product on product.id = variation.product_id and product.is_active
      join collection on collection.id = product.collection_id and collection.is_active
      join brand on brand.id = product.brand_id and brand.is_published
      join pricelist on pricelist.account_id = variation.account_id and pricelist.id = ${pricelistId}
        and ${isGiven(priceVisibilityOf(scope.viewer), sql`pricelist`)}
      left join price on price.pricelist_id = pricelist.id and price.product_id = product.id
      where variation.account_id = ${scope.account.id} and variation.id in (${join(variationIds)})
    ), open_cart as (
      insert into cart (account_id, retailer_id, brand_id, pricelist_id)
      select ${scope.account.id}, ${scope.viewer.retailerId}, min(brand_id), ${pricelistId} from orderable
      having count(*) = ${variationIds.length} and min(brand_id) = max(brand_id) and bool_and(priced and sizes > 0)
        and (${evenIfThere} or not bool_and(there))
      on conflict (retailer_id, brand_id, pricelist_id) where status = 'o'
      do update set version = cart.version + 1, updated_at = now()
      returning id
    ), line as (
      insert into cart_line (cart_id, product_id) select distinct id, product_id from open_cart, orderable order by product_id
      on conflict do nothing
    ), item as (
      insert into cart_item (cart_id, product_id, variation_id, size_id, quantity)
      select open_cart.id, product_id, variation_id, size_id, least(${quantity}::int, coalesce(stock.quantity, ${quantity}::int))
      from open_cart, orderable
      join product_size using (product_id)
      left join stock using (variation_id, size_id)
      on conflict do nothing
      returning variation_id
    )
    select (select id from open_cart) as cart_id, (select coalesce(json_agg(distinct variation_id), '[]') from item) as added,
      (select coalesce(json_agg(orderable), '[]') from orderable) as orderable`);
  return row ?? { orderable: [], cart_id: null, added: [] };
};

export interface SizeUnits {
  product_variation_id: number;
  size: string;
  quantity: number;
  /** The units that the writer replaces; any if absent. */
  seen?: number | undefined;
}

const keptSizes = (scope: BuyerScope, sizes: readonly SizeUnits[]): SizeUnits[] =>
  sizes.flatMap((units) => keptNames(scope, [units.size]).map((size) => ({ ...units, size })));

/** Sizes whose units are others than their writer has seen, with those of now; in a cart that this transaction holds. */
export const findChangedUnits = async (
  scope: BuyerScope,
  cartId: number,
  sizes: readonly SizeUnits[],
): Promise<Omit<SizeUnits, 'seen'>[]> => {
  if (sizes.every(({ seen }) => seen === undefined)) return [];
  return scope.db.query<Omit<SizeUnits, 'seen'>>(sql`
    select item.variation_id as product_variation_id, size.name as size, item.quantity
    from json_to_recordset(${JSON.stringify(keptSizes(scope, sizes))}::json)
      as wanted(product_variation_id int, size text, quantity int, seen int)
    join size on size.name = wanted.size and size.account_id = ${scope.account.id}
    join cart_item item on item.cart_id = ${cartId} and item.variation_id = wanted.product_variation_id and item.size_id = size.id
    left join stock on stock.variation_id = item.variation_id and stock.size_id = item.size_id
    where wanted.seen is not null
      and item.quantity not in (wanted.seen, least(wanted.quantity, coalesce(stock.quantity, wanted.quantity)))
    order by item.variation_id, size.position`);
};

/** Sets units of single sizes in a cart that this transaction holds, lowered to what is in stock. */
export const setUnits = (scope: BuyerScope, cartId: number, sizes: readonly SizeUnits[]): Promise<object[]> => {
  const kept = keptSizes(scope, sizes);
  return scope.db.query(sql`
    update cart_item item set quantity = least(wanted.quantity, coalesce(stock.quantity, wanted.quantity))
    from json_to_recordset(${JSON.stringify(kept)}::json) as wanted(product_variation_id int, size text, quantity int)
    join size on size.name = wanted.size and size.account_id = ${scope.account.id}
    left join stock on stock.variation_id = wanted.product_variation_id and stock.size_id = size.id
    where item.cart_id = ${cartId} and item.variation_id = wanted.product_variation_id and item.size_id = size.id`);
};

export interface QuantityWish {
  quantity: number;
  /** The quantity that the writer replaces; any if absent. */
  seen?: number | null | undefined;
}

export interface QuantityOutcome {
  cart_id: number;
  open: boolean;
  stock: number | null;
  /** The quantity before. */
  current: number;
  /** The cart's new version, or null when nothing was changed. */
  version: number | null;
}

/**
 * Sets one item's quantity if its cart is open, the stock allows it and the writer has seen what it replaces. Undefined: not an item of
 * this retailer. The item is locked too: after a wait for the cart, only locked rows are read again.
 */
export const updateQuantity = async (
  scope: BuyerScope,
  itemId: number,
  { quantity, seen = null }: QuantityWish,
): Promise<QuantityOutcome | undefined> => {
  const [row] = await scope.db.query<QuantityOutcome>(sql`
    with target as (
      select item.id, item.cart_id, item.quantity as current, cart.status = 'o' as open, stock.quantity as stock
      from cart_item item
      join cart on cart.id = item.cart_id
      left join stock on stock.variation_id = item.variation_id and stock.size_id = item.size_id
      where item.id = ${itemId} and cart.account_id = ${scope.account.id} and cart.retailer_id = ${scope.viewer.retailerId}
      for update of cart, item
    ), changed as (
      update cart_item set quantity = ${quantity} from target
      where cart_item.id = target.id and target.open and ${quantity}::int <= coalesce(target.stock, ${quantity}::int)
        and (${seen}::int is null or target.current in (${seen}::int, ${quantity}::int))
      returning cart_item.cart_id
    ), risen as (
      update cart set version = version + 1, updated_at = now() from changed where cart.id = changed.cart_id
      returning version
    )
    select target.cart_id, target.open, target.stock, target.current, (select version from risen) as version from target`);
  return row;
};

export interface HeldCart {
  id: number;
  open: boolean;
  brand_id: number;
  pricelist_id: number;
  version: number;
  /** Digest of the content a finalize has validated last (D-006). */
  validated_digest: string | null;
}

/** The retailer's cart, its row locked: anyone who changes a cart or its lines holds this first. */
export const lockCart = async (scope: BuyerScope, cartId: number): Promise<HeldCart | undefined> => {
  const [row] = await scope.db.query<HeldCart>(sql`
    select id, status = 'o' as open, brand_id, pricelist_id, version, validated_digest from cart
    where id = ${cartId} and account_id = ${scope.account.id} and retailer_id = ${scope.viewer.retailerId}
    for update`);
  return row;
};

/** Marks the held cart as changed. */
export const touchCart = (scope: BuyerScope, cartId: number): Promise<object[]> =>
  scope.db.query(sql`
    update cart set version = version + 1, updated_at = now() where id = ${cartId} and account_id = ${scope.account.id}`);

export const updateNote = (scope: BuyerScope, cartId: number, productId: number, note: string): Promise<object[]> =>
  scope.db.query(sql`update cart_line set note = ${note} where cart_id = ${cartId} and product_id = ${productId}`);

/** The note of a product; undefined if the cart does not have it. */
export const findNote = async (scope: BuyerScope, cartId: number, productId: number): Promise<string | undefined> => {
  const [row] = await scope.db.query<{ note: string }>(
    sql`select note from cart_line where cart_id = ${cartId} and product_id = ${productId}`,
  );
  return row?.note;
};

/** What the cart holds of a product; undefined if it does not have it. */
export const readLine = async (
  scope: BuyerScope,
  cartId: number,
  productId: number,
): Promise<CartLineContent | undefined> => {
  const [row] = await scope.db.query<CartLineContent>(sql`
    select note, (
      select coalesce(json_agg(json_build_object('id', id, 'quantity', quantity)), '[]') from cart_item item
      where item.cart_id = line.cart_id and item.product_id = line.product_id) as units
    from cart_line line where cart_id = ${cartId} and product_id = ${productId}`);
  return row;
};

/** Removes the product with its items, and says how many products are left. Undefined: it was not in the cart. */
export const deleteLine = async (scope: BuyerScope, cartId: number, productId: number): Promise<number | undefined> => {
  const [row] = await scope.db.query<{ left: number }>(sql`
    with gone as (delete from cart_line where cart_id = ${cartId} and product_id = ${productId} returning product_id)
    select (select count(*)::int from cart_line where cart_id = ${cartId} and product_id <> gone.product_id) as left from gone`);
  return row?.left;
};

export const deleteCart = (scope: BuyerScope, cartId: number): Promise<object[]> =>
  scope.db.query(sql`delete from cart where id = ${cartId} and account_id = ${scope.account.id} and status = 'o'`);
