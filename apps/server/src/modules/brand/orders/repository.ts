import { toCents } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { ownOrders } from '../../shop/orders/own.ts';
import { paymentsWithIds } from '../../shop/orders/payments.ts';
import type { BrandOrder, DetailsInput, OrderedUnit, PaymentInput, ShipmentInput, Units } from './types.ts';

const shippedOf = sql`(select coalesce(sum(sent.quantity), 0)::int from order_shipment_line sent
  where sent.order_id = line.order_id and sent.variation_id = line.variation_id and sent.size_id = line.size_id)`;

const linesJson = ({ language }: SellerScope) => sql`
  select coalesce(json_agg(json_build_object('variation_id', variation_id, 'name', localized(product_name, ${language}),
    'reference_code', reference_code, 'variation', localized(variation_label, ${language}), 'color', v.color, 'extra_color', v.extra_color, 'sizes', sizes)
    order by colour.product_id, variation_id), '[]')
  from (
    select product_id, variation_id, product_name, reference_code, variation_label,
      json_agg(json_build_object('size_id', size_id, 'name', size_name, 'ordered', quantity, 'shipped', ${shippedOf})
        order by size_position, size_id) as sizes
    from order_line line where order_id = placed.id
    group by product_id, variation_id, product_name, reference_code, variation_label
  ) colour join variation v on v.id = variation_id`;

/** What the desk knows of an order beside what both sides see. */
export const findDeskOrder = async (scope: SellerScope, id: number): Promise<Omit<BrandOrder, 'order'> | undefined> => {
  const [row] = await scope.db.query<Omit<BrandOrder, 'order'>>(sql`
    select internal_note, shipping is not null as has_addresses, (${linesJson(scope)}) as lines, (${paymentsWithIds(scope)}) as payments
    from purchase_order placed where ${ownOrders(scope)} and id = ${id}`);
  return row;
};

/** Every colour and size of a held order. */
export const findUnits = (scope: SellerScope, id: number): Promise<OrderedUnit[]> =>
  scope.db.query<OrderedUnit>(sql`
    select line.variation_id, line.size_id, localized(line.product_name, ${scope.language}) as name,
      localized(line.variation_label, ${scope.language}) as variation, line.size_name as size, line.quantity as ordered,
      ${shippedOf} as shipped
    from order_line line join purchase_order on purchase_order.id = line.order_id
    where ${ownOrders(scope)} and purchase_order.id = ${id}`);

const given = (units: readonly Units[]) =>
  sql`json_to_recordset(${JSON.stringify(units)}::json) as given(variation_id int, size_id int, quantity int)`;

/** Keeps what was sent, and how far the order is with it. */
export const insertShipment = async (
  { db }: SellerScope,
  id: number,
  { shipped_on, tracking_code, carrier, tracking_url, units }: ShipmentInput,
): Promise<void> => {
  const code = tracking_code === '' ? null : tracking_code;
  await db.query(sql`
    with sent as (
      insert into order_shipment (order_id, shipped_on, tracking_code, carrier, tracking_url)
      values (${id}, ${shipped_on}, ${code}, nullif(${carrier}, ''), nullif(${tracking_url}, '')) returning id
    )
    insert into order_shipment_line (shipment_id, order_id, variation_id, size_id, quantity)
    select sent.id, ${id}, given.variation_id, given.size_id, given.quantity from sent, ${given(units)}`);
  await db.query(sql`update purchase_order set tracking_code = coalesce(${code}, tracking_code) where id = ${id}`);
};

/** Writes how much of an order was sent. True when that is all of it. */
export const updateFulfilment = async ({ db }: SellerScope, id: number): Promise<boolean> => {
  const [row] = await db.query<{ status: string }>(sql`
    with sums as (
      select (select coalesce(sum(quantity), 0) from order_line where order_id = ${id}) as ordered,
        (select coalesce(sum(quantity), 0) from order_shipment_line where order_id = ${id}) as sent
    )
    update purchase_order set fulfilment_status =
      case when sent = 0 then fulfilment_status when sent >= ordered then 'Fulfilled' else 'Partially fulfilled' end
    from sums where id = ${id} returning fulfilment_status as status`);
  return row?.status === 'Fulfilled';
};

/** Takes units out of a held order, gives them back to stock and counts the order again. */
export const correctUnits = async ({ db }: SellerScope, id: number, units: readonly Units[]): Promise<void> => {
  await db.query(sql`
    with held as (
      select stock.variation_id, stock.size_id, line.quantity - given.quantity as freed
      from stock
      join order_line line on line.variation_id = stock.variation_id and line.size_id = stock.size_id
      join ${given(units)} on given.variation_id = line.variation_id and given.size_id = line.size_id
      where line.order_id = ${id} and stock.quantity is not null
      order by stock.variation_id, stock.size_id
      for update of stock
    )
    update stock set quantity = stock.quantity + held.freed from held
    where stock.variation_id = held.variation_id and stock.size_id = held.size_id`);
  const which = sql`order_id = ${id} and line.variation_id = given.variation_id and line.size_id = given.size_id`;
  await db.query(sql`delete from order_line line using ${given(units)} where ${which} and given.quantity = 0`);
  await db.query(
    sql`update order_line line set quantity = given.quantity from ${given(units)} where ${which} and given.quantity > 0`,
  );
  await db.query(sql`
    update purchase_order set total_units = sums.units, total_products = sums.products, total_cents = sums.cents
    from (select sum(quantity)::int as units, count(distinct product_id)::int as products, sum(quantity::bigint * unit_cents) as cents
      from order_line where order_id = ${id}) sums
    where id = ${id}`);
};

export const insertPayment = async (
  { db }: SellerScope,
  id: number,
  { reference, amount, due_date }: PaymentInput,
): Promise<void> => {
  await db.query(sql`
    insert into order_payment (order_id, status, reference, amount_cents, due_date)
    values (${id}, 'Pending', ${reference}, ${toCents(amount)}, ${due_date})`);
};

/** The reference of the payment that was changed; undefined where the order has no such payment. */
export const updatePayment = async (
  { db }: SellerScope,
  id: number,
  { payment, status }: { payment: number; status: string },
): Promise<string | undefined> => {
  const [row] = await db.query<{ reference: string }>(sql`
    update order_payment set status = ${status} where order_id = ${id} and id = ${payment} returning reference`);
  return row?.reference;
};

/** Changes amount and due date of a payment of a held order. */
export const updateTerms = async (
  { db }: SellerScope,
  id: number,
  { payment, amount, due_date }: { payment: number; amount: number; due_date: string },
): Promise<void> => {
  await db.query(sql`
    update order_payment set amount_cents = ${toCents(amount)}, due_date = ${due_date} where order_id = ${id} and id = ${payment}`);
};

export const deletePayment = async ({ db }: SellerScope, id: number, payment: number): Promise<void> => {
  await db.query(sql`delete from order_payment where order_id = ${id} and id = ${payment}`);
};

export const updateDetails = async (
  { db }: SellerScope,
  id: number,
  { checkout_url, internal_note }: DetailsInput,
): Promise<void> => {
  await db.query(sql`
    update purchase_order set checkout_url = nullif(${checkout_url}, ''), internal_note = ${internal_note} where id = ${id}`);
};
