import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { changePrices } from '../../../testing/changePrices.ts';
import { describeEngines } from '../../../testing/index.ts';

const { brands, favorites, home, products, search } = contract;
const orderings = products.list.query.shape.ordering.unwrap().unwrap().options;

describeEngines('hidden prices', (server) => {
  /** Answers of the calls with which people look for products, as text. */
  const answers = async (as: string): Promise<string[]> => {
    const bodies: unknown[] = [];
    for (const ordering of orderings)
      bodies.push(
        (await server.call(products.list, { as, query: { collections: '1', pricelist: '1', ordering } })).body,
      );
    const listed = { search: 'linen', colors: 'black', ordering: '-wholesale_price' } as const;
    bodies.push((await server.call(products.list, { as, query: { ...listed, collections: '1' } })).body);
    bodies.push((await server.call(products.detail, { as, params: { id: 1 } })).body);
    bodies.push((await server.call(search.find, { as, query: { search: 'silk' } })).body);
    bodies.push((await server.call(brands.collections, { as, params: { slug: 'lume' } })).body);
    bodies.push((await server.call(home.read, { as })).body);
    bodies.push((await server.call(products.compare, { as, query: { ids: '1,2' } })).body);
    await server.call(products.see, { as, params: { id: 1 } });
    bodies.push((await server.call(products.recent, { as })).body);
    // Brands have no favourites.
    const marked = await server.call(favorites.add, { as, params: { id: 1 } });
    if (marked.status === 200) bodies.push((await server.call(favorites.list, { as, query: {} })).body);
    return bodies.map((body) => JSON.stringify(body));
  };

  it.each(['new@vitrine.example', 'review@vitrine.example', 'pending@vitrine.example', 'maru@vitrine.example'])(
    'nothing that %s is answered changes with the prices of a brand (S-008, P-009, P-010, P-011, P-012)',
    async (as) => {
      const before = await answers(as);
      await changePrices(server);
      expect(await answers(as)).toEqual(before);
    },
  );

  it('what an approved retailer and the brand itself are answered does', async () => {
    for (const as of ['buyer@vitrine.example', 'seller@vitrine.example']) {
      const before = await answers(as);
      await changePrices(server);
      const after = await answers(as);
      expect(after[0]).not.toBe(before[0]);
    }
  });

  it('nothing an approved retailer is answered changes with a price list that others are given (P-011, D-101)', async () => {
    const as = 'buyer@vitrine.example';
    const rename = (name: string) =>
      server.db.query(sql`update pricelist set name = ${name} where id = 1 and audience = 'chosen'`);
    const give = (audience: 'all' | 'chosen') =>
      server.db.query(sql`update pricelist set audience = ${audience} where id = 1`);
    await give('chosen');
    const before = await answers(as);
    await server.db.query(
      sql`update price set wholesale_cents = 90000 - wholesale_cents, retailer_cents = 1 where pricelist_id = 1`,
    );
    await rename('Secret list');
    const after = await answers(as);
    expect(after).toEqual(before);
    expect(after.join()).not.toContain('Secret list');
    await server.db.query(
      sql`insert into pricelist_retailer (pricelist_id, retailer_id) select 1, retailer_id from member where email = ${as}`,
    );
    expect((await answers(as)).join()).toContain('Secret list');
    await server.db.query(sql`delete from pricelist_retailer`);
    await rename('USD');
    await give('all');
  });
});
