import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { asBuyer } from '../../../domain/scope.ts';
import { cartCalls } from '../../../testing/cartCalls.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, firstOf } from '../../../testing/raceOrders.ts';
import { readCarts } from './read.ts';

const as = 'buyer@vitrine.example';
const { cart } = contract;

describeEngines('reading carts', (server) => {
  beforeEach(() => clearOrders(server));

  const { add, read, firstLine } = cartCalls(server, as);

  it('hides amounts from buyers who are not approved (S-008, D-003, D-022)', async () => {
    await add(1, { as: 'review@vitrine.example' });
    const line = firstLine(await read({}, 'review@vitrine.example'));
    expect([
      line.wholesale_price.amount,
      line.retailer_price.amount,
      ...line.pricelists.map((each) => each.wholesale_price.amount),
    ]).toEqual([null, null, null, null]);
  });

  // A title given as a whole keeps its IDs; values filled into one are cut short.
  for (const { who, shown, fact } of [
    {
      who: 'new',
      shown: null,
      fact: 'hides the tip of a price with its amount before the retailer has registered (D-022)',
    },
    {
      who: 'pending',
      shown: null,
      fact: 'hides the tip of a price with its amount while the retailer is pending (D-022)',
    },
    {
      who: 'review',
      shown: null,
      fact: 'hides the tip of a price with its amount while the retailer is in review (D-022)',
    },
    { who: 'buyer', shown: 'Pack of six', fact: 'shows the tip of a price to an approved retailer (E-31)' },
  ])
    it(fact, async () => {
      await server.db.query(sql`update price set tip = '{"en": "Pack of six"}'`);
      await add(4, { as: `${who}@vitrine.example` });
      const { results } = await read({}, `${who}@vitrine.example`);
      const products = results.flatMap(({ collections }) => collections.flatMap((collection) => collection.products));
      const tips = [...products, ...products.flatMap(({ pricelists }) => pricelists)].flatMap((priced) => [
        priced.wholesale_price.tip,
        priced.retailer_price.tip,
      ]);
      expect(new Set(tips)).toEqual(new Set([shown]));
    });

  it('names the limits of brand and collection, values only for who sees prices (V-064, D-022)', async () => {
    await server.db.query(sql`update collection set minimum_quantity = 12, minimum_value_cents = 25050 where id = 1`);
    await server.db.query(sql`update brand set maximum_quantity = 900, maximum_value_cents = 1000000 where id = 1`);
    for (const who of [as, 'review@vitrine.example']) {
      await add(1, { as: who });
      const [found] = (await read({}, who)).results;
      const isHidden = who !== as;
      expect(found?.collections[0]?.limits).toEqual({
        minimum_quantity: 12,
        maximum_quantity: null,
        minimum_value: isHidden ? null : 250.5,
        maximum_value: null,
      });
      expect(found?.seller.limits).toEqual({
        minimum_quantity: null,
        maximum_quantity: 900,
        minimum_value: null,
        maximum_value: isHidden ? null : 10_000,
      });
    }
    await server.db.query(sql`update collection set minimum_quantity = null, minimum_value_cents = null where id = 1`);
    await server.db.query(sql`update brand set maximum_quantity = null, maximum_value_cents = null where id = 1`);
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
    const lume = firstOf(page.results.slice(1));
    expect(
      lume.collections[0]?.products.map((line) => [line.name, line.wholesale_price.amount, line.variations.length]),
    ).toEqual([
      ['Linen dress', 10, 2],
      ['Silk shirt', 20, 1],
    ]);
    expect(lume.collections[0]?.products[0]?.variations[0]?.info.stock[0]).toEqual({ size: 'S', qtty_stock: 100 });
    expect(lume.collections[0]?.products[0]?.image.picture_thumbnail).toBe('/media/drawn/goods/300.webp');
  });

  it('speaks the language of its reader (E-39)', async () => {
    await add(1);
    const answer = await server.call(cart.list, { as, headers: { 'accept-language': 'pt-BR' } });
    expect(answer.body.results[0]?.collections[0]?.products[0]?.name).toBe('Vestido de linho');
  });

  it('pages by ten and narrows to one cart (A-044, A-081, R-293)', async () => {
    await server.db.query(
      sql`insert into pricelist (account_id, brand_id, name, currency) select 1, 1, 'Extra ' || n, 'USD' from generate_series(1, 10) n`,
    );
    await server.db.query(
      sql`insert into cart (account_id, retailer_id, brand_id, pricelist_id) select 1, 1, 1, id from pricelist where name like 'Extra %'`,
    );
    const { body } = await add(1);
    const first = await read();
    expect([first.results.length, first.pagination.count, first.pagination.next]).toEqual([
      10,
      11,
      'http://localhost:3000/v1/cart?page=2',
    ]);
    expect([(await read({ page: 2 })).results.length, (await read({ page: 2 })).pagination.next]).toEqual([1, null]);
    expect((await read({ cart: body.data.cart_id })).results.map((each) => each.id)).toEqual([body.data.cart_id]);
    expect((await read({ cart: body.data.cart_id }, 'rival@vitrine.example')).results).toEqual([]);
    await server.db.query(sql`delete from cart`);
    await server.db.query(sql`delete from pricelist where name like 'Extra %'`);
  });
});
