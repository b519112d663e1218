import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { home, brands, products } = contract;
const as = 'buyer@vitrine.example';

describeEngines('discovering', (server) => {
  beforeAll(async () => {
    await server.db.query(sql`update brand set is_published = false where slug = 'maru'`);
    await server.db.query(sql`
      insert into collection (account_id, brand_id, name, list_image, button)
      select account_id, brand_id, '{"en": "Still empty"}', list_image, button from collection where id = 1`);
    await server.db.query(sql`update category set image = '/media/drawn/dress/{w}.webp' where account_id = 1`);
  });

  it('the home has brands to order from, the latest line sheets and products of this account (A-068, E-35, E-36, R-352, R-353, R-354)', async () => {
    const { status, body } = await server.call(home.read, { as });
    expect(status).toBe(200);
    expect(body.brands.map(({ slug }) => slug)).toEqual(['lume']);
    expect(body.brands.every(({ has_active_collection }) => has_active_collection)).toBe(true);
    expect(body.collections.map(({ seller }) => seller.slug)).not.toContain('brisa');
    expect(body.collections[0]).toMatchObject({ seller: { slug: 'lume' } });
    // The newest one, still without a product.
    expect(body.collections.map(({ name }) => name)).not.toContain('Still empty');
    expect(body.products[0]).toMatchObject({
      seller_name: 'Lume',
      seller_slug: 'lume',
      wholesale_price: { amount: expect.any(Number) },
    });
    expect(new Set(body.products.map(({ id }) => id)).size).toBe(body.products.length);
  });

  it('the home hides amounts from a retailer in review, and is closed to visitors (A-068, S-008, P-045)', async () => {
    const { body } = await server.call(home.read, { as: 'review@vitrine.example' });
    expect(body.products.map(({ wholesale_price }) => wholesale_price.amount)).toEqual(body.products.map(() => null));
    expect((await server.call(home.read, { account: 'vitrine' })).status).toBe(401);
  });

  it('categories of published brands come with their pictures, for everyone (A-061, E-37)', async () => {
    const { status, body } = await server.call(brands.sellerCategories, { account: 'vitrine' });
    expect(status).toBe(200);
    expect(body.data).toEqual([{ id: 1, name: 'Dresses', image_thumbnail: '/media/drawn/dress/600.webp' }]);
  });

  it('a line sheet is one page of up to 500 products with their variations (A-065, K-40)', async () => {
    await server.db.query(sql`
      insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, position)
      select account_id, brand_id, collection_id, segment_id, category_id, name, 'MANY-' || n, description, delivery_days, 100 + n
      from product, generate_series(1, 510) n where id = 1`);
    const query = { collections: '1', create_my_own_list: 'true', return_type: 'variations' } as const;
    const whole = await server.call(products.list, { as, query: { ...query, limit: '500' } });
    expect(whole.body.results).toHaveLength(500);
    expect(whole.body.results[0]?.variations.length).toBeGreaterThan(0);
    expect(whole.body.meta.sellers).toEqual([{ id: 1, name: 'Lume', slug: 'lume' }]);
    expect((await server.call(products.list, { as, query: { ...query, limit: '30' } })).body.results).toHaveLength(30);
    expect((await server.call(products.list, { as, query: { ...query, limit: '9999' } })).body.results).toHaveLength(
      500,
    );
    expect(
      (await server.call(products.list, { as, query: { collections: '1', limit: '30' } })).body.results,
    ).toHaveLength(12);
  });
});
