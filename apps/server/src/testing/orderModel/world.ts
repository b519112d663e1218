import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { asBuyer } from '../../domain/scope.ts';
import { insertDraft } from '../../modules/shop/drafts/repository.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { TestServer } from '../server.ts';
import { sizes, type Cell, type Command, type Model } from './model.ts';

const members: Readonly<Record<number, readonly string[]>> = {
  1: ['buyer@vitrine.example', 'colleague@vitrine.example'],
  2: ['rival@vitrine.example'],
};

/** Somebody of a retailer: two colleagues take turns. */
const memberOf = (retailer: number, turn: number): string => {
  const people = members[retailer] ?? [];
  return people[turn % people.length] ?? '';
};

/** Reads carts, orders and stock as the model has them, except what was validated. */
export const readModel = async ({ db }: TestServer): Promise<Model> => {
  const [row] = await db.query<{ model: Model }>(sql`
    select json_build_object(
      'carts', (select coalesce(json_agg(json_build_object('id', cart.id, 'retailer', retailer_id, 'pricelist', pricelist_id, 'validated', null, 'isOpen', status = 'o',
        'units', (select coalesce(json_object_agg(variation_id || ':' || size_id, quantity), '{}') from cart_item where cart_id = cart.id),
        'items', (select coalesce(json_object_agg(variation_id || ':' || size_id, id), '{}') from cart_item where cart_id = cart.id)) order by cart.id), '[]') from cart),
      'orders', (select coalesce(json_agg(json_build_object('id', placed.id, 'number', number, 'retailer', retailer_id, 'pricelist', pricelist_id, 'version', version,
        'units', (select json_object_agg(variation_id || ':' || size_id, quantity) from order_line where order_id = placed.id),
        'change', (select json_build_object('cell', (units -> 0 ->> 'variation_id') || ':' || (units -> 0 ->> 'size_id'), 'to', (units -> 0 ->> 'to')::int)
          from order_change where order_id = placed.id and status = 'open')) order by number), '[]') from purchase_order placed),
      'stock', (select json_object_agg(variation_id || ':' || size_id, quantity) from stock where variation_id in (1, 3))) as model`);
  if (!row) throw new Error('The world could not be read.');
  return row.model;
};

/** Keeps the draft of an import, as its preview does, and returns its secret. */
const draftOf = async (server: TestServer, as: string, command: Extract<Command, { kind: 'import' }>) => {
  const scope = asBuyer(await server.scope({ as }));
  const secret = newSecret();
  const items = Object.entries(command.units).map(([cell, quantity]) => ({
    sizeId: Number(cell.split(':')[1]),
    quantity,
  }));
  await insertDraft(scope, {
    secret,
    brandId: 1,
    pricelistId: command.pricelist,
    lines: [{ productId: Math.ceil(command.variation / 2), variationId: command.variation, items, note: null }],
    sheet: null,
  });
  return secret;
};

const unitOf = (cell: Cell, quantity: number) => {
  const [variation_id = 0, size_id = 0] = cell.split(':').map(Number);
  return { variation_id, size_id, quantity };
};

/** Makes a command ready, so that commands of a round are one request each; sending it answers the status. */
export const prepare = async (server: TestServer, command: Command, turn: number): Promise<() => Promise<number>> => {
  const { cart, drafts, orderChanges } = contract;
  const { kind } = command;
  if (kind === 'answer') {
    const { order: id, version, accept } = command;
    const body = { version, accept, message: '' };
    return async () =>
      (await server.call(orderChanges.answer, { as: 'seller@vitrine.example', params: { id }, body })).status;
  }
  const as = memberOf(command.retailer, turn);
  if (kind === 'import') {
    const id = await draftOf(server, as, command);
    const body = { purchase_order_drafts: [{ id }], create_new_cart: command.replaces };
    return async () => (await server.call(drafts.confirmImport, { as, body })).status;
  }
  if (kind === 'edit') {
    const { item: itemId, units: quantity } = command;
    return async () => (await server.call(cart.setQuantity, { as, params: { itemId }, body: { quantity } })).status;
  }
  if (kind === 'pricelist') {
    const { cart: cartId, pricelist } = command;
    const body = { pricelist_id: pricelist };
    return async () => (await server.call(cart.changePricelist, { as, params: { cartId }, body })).status;
  }
  if (kind === 'propose') {
    const { order: id, version, cell, to } = command;
    const body = { version, message: '', units: [unitOf(cell, to)] };
    return async () => (await server.call(orderChanges.propose, { as, params: { id }, body })).status;
  }
  const params = { cartId: command.cart };
  const body = { precognitive: kind === 'validate' };
  return async () => (await server.call(cart.finalize, { as, params, body })).status;
};

/** Ten units of each cell, so that the stock is often too little. */
export const fillShelves = ({ db }: TestServer): Promise<object[]> =>
  db.query(sql`update stock set quantity = 10 where variation_id in (1, 3) and size_id = any(${[...sizes]}::int[])`);
