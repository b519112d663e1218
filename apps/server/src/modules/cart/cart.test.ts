import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { asBuyer } from '../../domain/scope.ts';
import { describeEngines } from '../../testing/index.ts';
import { clearOrders, fillCart } from '../../testing/raceOrders.ts';
import { readCarts } from './read.ts';

const as = 'buyer@vitrine.example';
const { cart } = contract;

describeEngines('cart', (server) => {
  beforeEach(() => clearOrders(server));

  const add = (product_variation_id: number | number[], more: { pricelist_id?: number; quantity?: number; as?: string } = {}) =>
    server.call(cart.addProduct, { as: more.as ?? as, body: { product_variation_id, pricelist_id: more.pricelist_id ?? 1, quantity: more.quantity } });
  const read = async (query: { cart?: number; page?: number } = {}, who = as) => (await server.call(cart.list, { as: who, query })).body;

  it('puts one variation or a list of them into one cart per brand and price list (A-050, D-004, D-005)', async () => {
    const first = await add(1);
    expect(first.status).toBe(201);
    const second = await add([1, 2, 3]);
    expect(second.body.data).toEqual({ cart_id: first.body.data.cart_id, added: [2, 3], already_there: [1] });
    const other = await add(1, { pricelist_id: 2 });
    expect(other.body.data.cart_id).not.toBe(first.body.data.cart_id);
  });

  it('shares the cart among the members of a retailer and hides it from others (E-38)', async () => {
    await add(1);
    expect((await read({}, 'colleague@vitrine.example')).results).toHaveLength(1);
    expect((await read({}, 'rival@vitrine.example')).results).toHaveLength(0);
  });

  it('refuses with 409 what is in the cart already (X-059, S-078)', async () => {
    await add([1, 2]);
    const again = await add([2, 1]);
    expect([again.status, again.problem.message]).toEqual([409, 'THIS PRODUCT IS ALREADY IN YOUR CART.']);
  });

  it('refuses variations of several brands, and a price list without a price for them (X-060, S-079)', async () => {
    expect((await add([1, 7])).status).toBe(422);
    const foreignList = await add(1, { pricelist_id: 3 });
    expect([foreignList.status, Object.keys(foreignList.problem.errors ?? {})]).toEqual([422, ['pricelist_id']]);
    expect((await read()).results).toHaveLength(0);
  });

  it('does not know variations and price lists of another account, and says so as of unknown ones (A-050)', async () => {
    for (const answer of [await add(13), await add(99_999), await add([1, 13]), await add(1, { pricelist_id: 5 })]) {
      expect([answer.status, answer.problem.message]).toEqual([404, 'Not found.']);
    }
  });

  it('does not offer withdrawn products (A-050)', async () => {
    await server.db.query(sql`update product set is_active = false where id = 1`);
    expect((await add(1)).status).toBe(404);
    await server.db.query(sql`update product set is_active = true where id = 1`);
  });

  it('starts every size at the asked quantity, lowered to stock (A-050, V-060)', async () => {
    await server.db.query(sql`update stock set quantity = 2 where variation_id = 1 and size_id = 1`);
    await add(1, { quantity: 5 });
    const [line] = (await read()).results[0]!.collections[0]!.products;
    expect(line!.variations[0]!.items.map((item) => item.quantity)).toEqual([2, 5, 5]);
  });

  it('refuses bad input with the field (A-050, A-082)', async () => {
    const wrong = await server.call(cart.addProduct, { as, body: { product_variation_id: 'x', pricelist_id: 1 } as never });
    expect(wrong.status).toBe(422);
    expect(wrong.problem.errors).toHaveProperty('product_variation_id');
    const { itemId } = await fillCart(server, { as, variation: 1, units: 1 });
    expect((await server.call(cart.setQuantity, { as, params: { itemId }, body: { quantity: -1 } })).problem.errors).toHaveProperty('quantity');
  });

  it('lets buyers of every stage fill a cart, sellers and visitors not (P-013, P-014, P-015, P-016, D-022)', async () => {
    for (const buyer of ['new@vitrine.example', 'review@vitrine.example', 'pending@vitrine.example', as]) expect((await add(1, { as: buyer })).status).toBe(201);
    expect((await add(1, { as: 'seller@vitrine.example' })).status).toBe(403);
    expect((await server.call(cart.addProduct, { body: { product_variation_id: 1, pricelist_id: 1 } })).status).toBe(401);
    expect((await server.call(cart.list, { as: 'seller@vitrine.example' })).status).toBe(403);
  });

  it('hides amounts from buyers who are not approved (S-008, D-003, D-022)', async () => {
    await add(1, { as: 'review@vitrine.example' });
    const [line] = (await read({}, 'review@vitrine.example')).results[0]!.collections[0]!.products;
    expect([line!.wholesale_price.amount, line!.retailer_price.amount, ...line!.pricelists.map((each) => each.wholesale_price.amount)]).toEqual([null, null, null, null]);
  });

  it('reads a page of carts with all lines in one statement (A-081, E-38, E-39, E-40)', async () => {
    await add([1, 2, 3]);
    await add(7, { pricelist_id: 3 });
    const scope = await server.scope({ as });
    const before = server.db.statements;
    const page = await readCarts(asBuyer(scope), { page: 1 });
    expect(server.db.statements - before).toBe(1);
    expect(page.results.map((each) => each.seller.name)).toEqual(['Maru', 'Lume']);
    expect([page.products_count, page.pagination]).toEqual([3, { count: 2, next: null }]);
    const lume = page.results[1]!;
    expect(lume.collections[0]!.products.map((line) => [line.name, line.wholesale_price.amount, line.variations.length])).toEqual([['Linen dress', 10, 2], ['Silk shirt', 20, 1]]);
    expect(lume.collections[0]!.products[0]!.variations[0]!.info.stock[0]).toEqual({ size: 'S', qtty_stock: 100 });
    expect(lume.collections[0]!.products[0]!.image.picture_thumbnail).toBe('/media/drawn/goods/300.webp');
  });

  it('speaks the language of its reader (E-39)', async () => {
    await add(1);
    const answer = await server.call(cart.list, { as, headers: { 'accept-language': 'pt-BR' } });
    expect(answer.body.results[0]!.collections[0]!.products[0]!.name).toBe('Vestido de linho');
  });

  it('pages by ten and narrows to one cart (A-044, A-081, R-293)', async () => {
    await server.db.query(sql`insert into pricelist (account_id, brand_id, name, currency) select 1, 1, 'Extra ' || n, 'USD' from generate_series(1, 10) n`);
    await server.db.query(sql`insert into cart (account_id, retailer_id, brand_id, pricelist_id) select 1, 1, 1, id from pricelist where name like 'Extra %'`);
    const { body } = await add(1);
    const first = await read();
    expect([first.results.length, first.pagination.count, first.pagination.next]).toEqual([10, 11, 'http://localhost:3000/v1/cart?page=2']);
    expect([(await read({ page: 2 })).results.length, (await read({ page: 2 })).pagination.next]).toEqual([1, null]);
    expect((await read({ cart: body.data.cart_id })).results.map((each) => each.id)).toEqual([body.data.cart_id]);
    expect((await read({ cart: body.data.cart_id }, 'rival@vitrine.example')).results).toEqual([]);
    await server.db.query(sql`delete from cart`);
    await server.db.query(sql`delete from pricelist where name like 'Extra %'`);
  });

  it('sets a quantity up to stock and says what is left above it (A-082, V-060)', async () => {
    const { itemId, cartId } = await fillCart(server, { as, variation: 1, units: 0 });
    const set = (quantity: number, who = as) => server.call(cart.setQuantity, { as: who, params: { itemId }, body: { quantity } });
    expect((await set(100)).body.data).toMatchObject({ id: itemId, quantity: 100, cart_id: cartId, cart_version: 3 });
    const above = await set(101);
    expect([above.status, above.problem.message, above.problem.available]).toEqual([422, '100 units are available for immediate delivery', 100]);
    expect((await set(1, 'rival@vitrine.example')).status).toBe(404);
    await server.db.query(sql`update stock set quantity = null where variation_id = 1`);
    expect((await set(5000)).status).toBe(200);
  });

  it('keeps a note with a product (A-083)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    const note = (productId: number, who = as) => server.call(cart.setNote, { as: who, params: { cartId, productId }, body: { note: 'Gift wrap <b>' } });
    expect((await note(1)).body.data.note).toBe('Gift wrap <b>');
    expect((await read()).results[0]!.collections[0]!.products[0]!.note).toBe('Gift wrap <b>');
    expect([(await note(2)).status, (await note(1, 'rival@vitrine.example')).status]).toEqual([404, 404]);
  });

  it('removes a product, and the cart with its last product (A-085, R-282)', async () => {
    await add([1, 3]);
    const cartId = (await read()).results[0]!.id;
    const remove = (productId: number, who = as) => server.call(cart.removeProduct, { as: who, params: { cartId, productId } });
    expect((await remove(1, 'rival@vitrine.example')).status).toBe(404);
    expect((await remove(1)).status).toBe(200);
    expect((await remove(1)).status).toBe(404);
    expect((await read()).products_count).toBe(1);
    await remove(2);
    expect((await read()).results).toEqual([]);
  });

  it('removes a whole cart (A-084, R-283)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    const remove = (who: string) => server.call(cart.remove, { as: who, params: { cartId } });
    expect((await remove('rival@vitrine.example')).status).toBe(404);
    expect((await remove(as)).status).toBe(200);
    expect((await remove(as)).status).toBe(404);
  });
});
