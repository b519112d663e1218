import { contract } from '@vitrine/api';
import type { CallInput } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { clearOrders, fillCart, sendOrder } from '../../../testing/raceOrders.ts';
import { describeEngines } from '../../../testing/index.ts';

const { brandPricelists, brands, cart, lineSheets, drafts } = contract;
type Wanted = Omit<CallInput<typeof brandPricelists.give>['body'], 'seen'>;

const as = 'seller@vitrine.example';
const buyer = 'buyer@vitrine.example';
const everyone: Wanted = { given_to: 'all', location_ids: [], retailer_ids: [] };
const nobody: Wanted = { ...everyone, given_to: 'chosen' };

describeEngines('whom a price list is offered to', (server) => {
  const read = async () => (await server.call(brandPricelists.audience, { as, params: { id: 1 } })).body.data;
  const give = async (wanted: Wanted, seen?: number, who = as) =>
    server.call(brandPricelists.give, {
      as: who,
      params: { id: 1 },
      body: { ...wanted, seen: seen ?? (await read()).version },
    });
  const retailerId = async (email = buyer): Promise<number> => {
    const [row] = await server.db.query<{ id: number }>(
      sql`select retailer_id as id from member where email = ${email}`,
    );
    return row?.id ?? 0;
  };
  /** The lists of the first collection that a retailer is offered. */
  const offered = async (who = buyer) => {
    const { body } = await server.call(brands.collections, { as: who, params: { slug: 'lume' } });
    return body[0]?.pricelists.map(({ name }) => name);
  };

  beforeEach(async () => {
    await clearOrders(server);
    await give(everyone);
  });

  it('The table of lists names the first retailers and all countries that a list is offered to (D-101)', async () => {
    const named = await server.db.query<{ id: number; name: string }>(sql`
      select r.id, r.name from retailer r join account a on a.id = r.account_id and a.hash = 'vitrine'
      where r.stage = 'approved' order by r.search_name, r.id limit 5`);
    const [place] = await server.db.query<{ id: number; name: string }>(
      sql`select id, name from location where id = 2`,
    );
    await give({ ...nobody, retailer_ids: named.map(({ id }) => id).toReversed(), location_ids: [2] });
    const { body } = await server.call(brandPricelists.list, { as });
    expect(body.data.find(({ id }) => id === 1)).toMatchObject({
      retailers: named.length,
      first_retailers: named.slice(0, 3).map(({ name }) => name),
      locations: [place?.name],
    });
  });

  it('A list is offered to named retailers, to a location, or to all; its brand always sees it (D-101)', async () => {
    expect(await offered()).toEqual(['USD', 'BRL']);
    await give(nobody);
    expect([await offered(), await offered(as)]).toEqual([['BRL'], ['USD', 'BRL']]);
    const id = await retailerId();
    const { body } = await give({ ...nobody, retailer_ids: [id] });
    expect(body.data).toMatchObject({ given_to: 'chosen', retailers: [{ id }] });
    expect(await offered()).toEqual(['USD', 'BRL']);
    await server.db.query(sql`update retailer set location_ids = '{2}' where id = ${id}`);
    await give({ ...nobody, location_ids: [2] });
    expect(await offered()).toEqual(['USD', 'BRL']);
    await give({ ...nobody, location_ids: [3] });
    expect(await offered()).toEqual(['BRL']);
    const [list] = (await server.call(brandPricelists.list, { as })).body.data;
    expect(list).toMatchObject({ given_to: 'chosen', retailers: 0 });
  });

  it('The second of two writers reads what the first has saved; unknown retailers and locations are refused (D-048)', async () => {
    const { version } = await read();
    expect((await give(nobody, version)).status).toBe(200);
    const second = await give(everyone, version);
    expect([second.status, second.problem['current']]).toEqual([409, await read()]);
    expect(second.problem.message).toMatch(/^Selma Test has changed/);
    expect((await read()).given_to).toBe('chosen');
    const foreign = await retailerId('buyer@tropico.example');
    expect((await give({ ...nobody, retailer_ids: [foreign] })).problem.errors).toHaveProperty('retailer_ids');
    expect((await give({ ...nobody, location_ids: [999] })).problem.errors).toHaveProperty('location_ids');
    expect((await give(nobody, 0, 'maru@vitrine.example')).status).toBe(404);
    const [entry] = await server.db.query(
      sql`select after from audit_log where action = 'pricelist.give' order by id desc limit 1`,
    );
    expect(entry).toEqual({ after: { given_to: 'chosen', location_ids: [], retailers: 0 } });
  });

  it('A cart whose list was taken away keeps its products, shows no price and says why it is not sent (D-101, D-084)', async () => {
    const { cartId } = await fillCart(server, { as: buyer, variation: 1, units: 4 });
    await give(nobody);
    const [open] = (await server.call(cart.list, { as: buyer })).body.results;
    const [line] = open?.collections[0]?.products ?? [];
    expect(line?.wholesale_price.amount).toBeNull();
    expect(line?.variations[0]?.items.some(({ quantity }) => quantity === 4)).toBe(true);
    const refused = await sendOrder(server, buyer, cartId);
    expect(refused.problem.errors).toMatchObject([
      { scope: 'seller', message: expect.stringContaining('You can no longer order at the price list USD') },
    ]);
    const { body } = await server.call(cart.pricelists, { as: buyer, query: { cart_id: cartId } });
    expect(body.data.map(({ name }) => name)).toEqual(['BRL']);
    const move = { as: buyer, params: { cartId }, body: { pricelist_id: 2 } };
    expect((await server.call(cart.changePricelist, move)).body.data.dropped).toEqual([]);
  });

  it('A list that others are given is unknown to a cart and to every file (D-062, D-101)', async () => {
    await give(nobody);
    const pricelist_id = 1;
    const add = await server.call(cart.addProduct, { as: buyer, body: { product_variation_id: 1, pricelist_id } });
    const one = { as: buyer, params: { id: 1 }, query: { pricelist_id } };
    const sheet = await server.call(lineSheets.productList, one);
    const draft = await server.call(drafts.collectionExport, one);
    expect([add.status, sheet.status, draft.status]).toEqual([404, 404, 404]);
  });
});
