import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandPricelists, cart, products } = contract;
const as = 'seller@vitrine.example';
const buyer = 'buyer@vitrine.example';

describeEngines('price lists of a brand', (server) => {
  const list = async (who = as) => (await server.call(brandPricelists.list, { as: who })).body.data;
  const add = (name: string, currency = 'EUR') => server.call(brandPricelists.add, { as, body: { name, currency } });

  it('A list is added in any currency and renamed once a name, and belongs to one brand (D-048)', async () => {
    const { status, body } = await add('Europe');
    expect([status, body.data]).toEqual([
      201,
      {
        id: body.data.id,
        version: 1,
        name: 'Europe',
        currency: 'EUR',
        products: 0,
        open_carts: 0,
        given_to: 'all',
        retailers: 0,
        first_retailers: [],
        locations: [],
      },
    ]);
    expect((await add('Europe')).problem.errors).toHaveProperty('name');
    expect((await add('Japan', 'JPY')).status).toBe(201);
    expect((await add('Nowhere', 'XXX')).problem.errors).toEqual({
      currency: ['This is no code of a currency. Type one such as EUR.'],
    });
    const rename = (id: number, name: string, who = as) =>
      server.call(brandPricelists.rename, { as: who, params: { id }, body: { name, seen: 'Europe' } });
    expect((await rename(body.data.id, 'USD')).status).toBe(422);
    expect((await rename(body.data.id, 'Euro zone')).body.data.name).toBe('Euro zone');
    const second = await rename(body.data.id, 'Eurasia');
    expect([second.status, second.problem.message]).toEqual([409, expect.stringMatching(/^Selma Test .* Euro zone/)]);
    expect((await rename(body.data.id, 'Mine', 'maru@vitrine.example')).status).toBe(404);
    expect((await list('maru@vitrine.example')).map(({ name }) => name)).toEqual(['USD', 'BRL']);
    expect((await server.call(brandPricelists.list, { as: buyer })).status).toBe(403);
  });

  it('Removing a list takes its prices from the shop; an open cart keeps its products and needs another list (D-101)', async () => {
    await server.call(cart.addProduct, { as: buyer, body: { product_variation_id: 1, pricelist_id: 1 } });
    const [first] = await list();
    expect(first).toMatchObject({ id: 1, products: 3, open_carts: 1 });
    const remove = (query: { name: string; products: number }) =>
      server.call(brandPricelists.remove, { as, params: { id: 1 }, query: { ...query, seen: 1 } });
    const known = { name: 'USD', products: 3 };
    const renamed = { name: 'Dollars', seen: 'USD' };
    expect((await server.call(brandPricelists.rename, { as, params: { id: 1 }, body: renamed })).status).toBe(200);
    const late = await remove(known);
    expect([late.status, late.problem['current']]).toMatchObject([409, { name: 'Dollars', products: 3 }]);
    expect(late.problem.message).toMatch(/^Selma Test has changed this price list/);
    const back = { name: 'USD', seen: 'Dollars' };
    await server.call(brandPricelists.rename, { as, params: { id: 1 }, body: back });
    // Prices change by products: the log names none for a list.
    expect((await remove({ ...known, products: 4 })).problem.message).toMatch(/^Somebody else has changed/);
    expect((await remove(known)).status).toBe(204);
    const { body: page } = await server.call(products.detail, { as: buyer, params: { id: 1 } });
    expect(page.data.pricelists.map(({ pricelist }) => pricelist.name)).toEqual(['BRL']);
    const { body: carts } = await server.call(cart.list, { as: buyer });
    expect(carts.results[0]?.collections[0]?.products).toHaveLength(1);
    expect((await list()).map(({ name }) => name)).not.toContain('USD');
    expect((await add('USD')).status).toBe(201);
    expect((await remove(known)).status).toBe(404);
    const [entry] = await server.db.query(sql`select before from audit_log where action = 'pricelist.remove'`);
    expect(entry).toEqual({ before: { products: 3, open_carts: 1 } });
  });
});
