import sql, { type Sql } from 'sql-template-tag';
import type { MemberScope } from '../../../../domain/scope.ts';
import { isGivenId } from '../../products/givenPricelists.ts';
import { priceVisibilityOf } from '../../products/priceVisibility.ts';
import { ownOrders } from '../own.ts';
import type { Cell, ChangedUnit, OpenChange, Terms, Totals } from './types.ts';
import { hasEnded } from '../../../../domain/today.ts';

const limits = (table: 'brand' | 'collection'): Sql =>
  ({
    brand: sql`json_build_object('minimumQuantity', brand.minimum_quantity, 'maximumQuantity', brand.maximum_quantity,
    'minimumValue', brand.minimum_value_cents, 'maximumValue', brand.maximum_value_cents)`,
    collection: sql`json_build_object('minimumQuantity', collection.minimum_quantity, 'maximumQuantity', collection.maximum_quantity,
    'minimumValue', collection.minimum_value_cents, 'maximumValue', collection.maximum_value_cents)`,
  })[table];

/** Every size of every colour of the viewer's order: those that were ordered, and those that could be. */
export const findCells = ({ db, ...scope }: MemberScope, id: number): Promise<Cell[]> =>
  db.query<Cell>(sql`
    with placed as (
      select id, pricelist_id from purchase_order where ${ownOrders({ db, ...scope })} and id = ${id}
    ), colour as (
      select distinct on (variation_id) variation_id, product_id, product_name, reference_code, collection_name, variation_label, unit_cents
      from order_line where order_id = (select id from placed) order by variation_id, size_id
    ), cell as (
      select variation_id, size_id from order_line where order_id = (select id from placed)
      union select colour.variation_id, made.size_id from colour join product_size made using (product_id)
    )
    select cell.variation_id, cell.size_id, colour.product_id, collection.id as collection_id, colour.product_name as name,
      colour.variation_label as variation, size.name as size, colour.collection_name as collection, colour.reference_code,
      v.color, v.extra_color, coalesce(line.quantity, 0) as ordered,
      (select coalesce(sum(sent.quantity), 0)::int from order_shipment_line sent where sent.order_id = placed.id
        and sent.variation_id = cell.variation_id and sent.size_id = cell.size_id) as shipped,
      stock.quantity as stock, colour.unit_cents, price.wholesale_cents as price_cents,
      made.size_id is not null and product.is_active and brand.is_published and collection.is_active
        and not ${hasEnded(sql`collection.order_window_end`, scope.account)} and price.product_id is not null as is_offered,
      json_build_object('minimumQuantity', product.minimum_quantity, 'maximumQuantity', product.maximum_quantity) as product_limits,
      ${limits('collection')} as collection_limits
    from placed cross join cell
    join colour using (variation_id)
    join variation v on v.id = cell.variation_id
    join size on size.id = cell.size_id
    join product on product.id = colour.product_id
    join collection on collection.id = product.collection_id
    join brand on brand.id = product.brand_id
    left join order_line line on line.order_id = placed.id and line.variation_id = cell.variation_id and line.size_id = cell.size_id
    left join product_size made on made.product_id = colour.product_id and made.size_id = cell.size_id
    left join price on price.pricelist_id = placed.pricelist_id and price.product_id = colour.product_id
      and ${isGivenId(priceVisibilityOf(scope.viewer), sql`price.pricelist_id`)}
    left join stock on stock.variation_id = cell.variation_id and stock.size_id = cell.size_id
    order by colour.product_id, v.position, v.id, size.position, size.id`);

export const findTerms = async (scope: MemberScope, id: number): Promise<Terms | undefined> => {
  const [row] = await scope.db.query<Terms>(sql`
    select currency, brand.id as brand_id, brand.name as brand, retailer.name as retailer, ${limits('brand')} as brand_limits
    from (select * from purchase_order where ${ownOrders(scope)} and id = ${id}) placed
    join brand on brand.id = placed.brand_id join retailer on retailer.id = placed.retailer_id`);
  return row;
};

/** Keeps a proposal for the held order. False where one is open already. */
export const insertChange = async (
  { db, viewer }: MemberScope,
  id: number,
  change: Omit<OpenChange, 'id'> & { message: string },
): Promise<boolean> => {
  const { units, before, after, message } = change;
  const kept = await db.query(sql`
    insert into order_change (order_id, units, units_before, units_after, cents_before, cents_after, sender, message)
    values (${id}, ${JSON.stringify(units)}::jsonb, ${before.units}, ${after.units}, ${before.cents}, ${after.cents}, ${viewer.name}, ${message})
    on conflict (order_id) where status = 'open' do nothing
    returning id`);
  return kept.length > 0;
};

/** The open proposal of a held order. */
export const findOpen = async ({ db }: MemberScope, id: number): Promise<OpenChange | undefined> => {
  const [row] = await db.query<OpenChange>(sql`
    select id, units, json_build_object('units', units_before, 'cents', cents_before) as before,
      json_build_object('units', units_after, 'cents', cents_after) as after
    from order_change where order_id = ${id} and status = 'open'`);
  return row;
};

export const endChange = async (
  { db }: MemberScope,
  change: number,
  { status, answer }: { status: 'accepted' | 'declined' | 'withdrawn'; answer: string },
): Promise<void> => {
  await db.query(
    sql`update order_change set status = ${status}, answer = ${answer}, ended_at = now() where id = ${change}`,
  );
};

type MovedUnit = Pick<ChangedUnit, 'variation_id' | 'size_id' | 'from' | 'to'>;

const given = (units: readonly MovedUnit[]): Sql =>
  sql`json_to_recordset(${JSON.stringify(units)}::json) as given(variation_id int, size_id int, "from" int, "to" int)`;

/** Takes added units from stock and returns the others, rows locked in the order of their ids. False where stock has too few. */
export const moveStock = async ({ db }: MemberScope, units: readonly MovedUnit[]): Promise<boolean> => {
  const [row] = await db.query<{ short: number }>(sql`
    with held as (
      select stock.variation_id, stock.size_id, given."to" - given."from" as added
      from stock join ${given(units)} using (variation_id, size_id)
      where stock.quantity is not null
      order by stock.variation_id, stock.size_id
      for update of stock
    ), moved as (
      update stock set quantity = stock.quantity - held.added from held
      where stock.variation_id = held.variation_id and stock.size_id = held.size_id and stock.quantity >= held.added
      returning stock.size_id
    )
    select (select count(*) from held)::int - (select count(*) from moved)::int as short`);
  return row?.short === 0;
};

/** Writes the changed quantities, in the words and at the price that the order has for the colour. */
export const writeUnits = async (
  { db }: MemberScope,
  id: number,
  units: readonly ChangedUnit[],
  { after, version }: { after: Totals; version: number },
): Promise<void> => {
  await db.query(sql`
    insert into order_line (order_id, variation_id, size_id, product_id, quantity, unit_cents, product_name, reference_code,
      collection_name, variation_label, size_name, size_position, image, note, ship_msg, delivery_days,
      production_window_start, production_window_end)
    select ${id}, given.variation_id, given.size_id, like_it.product_id, given."to", like_it.unit_cents, like_it.product_name,
      like_it.reference_code, like_it.collection_name, like_it.variation_label, size.name, size.position, like_it.image, like_it.note,
      like_it.ship_msg, like_it.delivery_days, like_it.production_window_start, like_it.production_window_end
    from ${given(units)} join size on size.id = given.size_id
    cross join lateral (select * from order_line where order_id = ${id} and variation_id = given.variation_id limit 1) like_it
    where given."to" > 0
    on conflict (order_id, variation_id, size_id) do update set quantity = excluded.quantity`);
  await db.query(sql`
    delete from order_line line using ${given(units)}
    where order_id = ${id} and line.variation_id = given.variation_id and line.size_id = given.size_id and given."to" = 0`);
  await db.query(sql`
    update purchase_order set version = ${version}, total_units = ${after.units}, total_cents = ${after.cents},
      total_products = (select count(distinct product_id)::int from order_line where order_id = ${id})
    where id = ${id}`);
};
