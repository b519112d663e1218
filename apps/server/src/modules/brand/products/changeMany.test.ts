import { contract } from '@vitrine/api';
import type { ProductMove } from '@vitrine/api/client';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandProducts, products: shop } = contract;
const as = 'seller@vitrine.example';
const maru = 'maru@vitrine.example';

describeEngines('many products of a brand at once', (server) => {
  const read = () =>
    server.db.query<{ id: number; is_active: boolean; collection_id: number }>(sql`
      select id, is_active, collection_id from product where brand_id = 1 order by id`);
  const movesTo = async (to: Partial<ProductMove['to']>): Promise<ProductMove[]> =>
    (await read()).map(({ id, ...from }) => ({ id, from, to: { ...from, ...to } }));
  const turned = (moves: readonly ProductMove[]) => moves.map(({ id, from, to }) => ({ id, from: to, to: from }));
  const change = (products: ProductMove[], who = as) =>
    server.call(brandProducts.changeMany, { as: who, body: { products } });
  const entries = () =>
    server.db.query<{ after: { ids: number[]; count: number } }>(sql`
      select after from audit_log where action = 'product.change_many' and brand_id = 1 order by id desc`);

  it('are archived, and the same call turned round brings them back (D-048, D-067)', async () => {
    const before = await read();
    const moves = await movesTo({ is_active: false });
    const { status, body } = await change(moves);
    expect([status, body.data.changed]).toEqual([200, before.length]);
    expect((await read()).every(({ is_active }) => !is_active)).toBe(true);
    const params = { id: before[0]?.id ?? 0 };
    expect((await server.call(shop.detail, { as: 'buyer@vitrine.example', params })).status).toBe(404);
    expect((await entries())[0]?.after).toMatchObject({ ids: before.map(({ id }) => id), count: before.length });
    await change(turned(moves));
    expect(await read()).toEqual(before);
    expect((await server.call(shop.detail, { as: 'buyer@vitrine.example', params })).status).toBe(200);
  });

  it('are moved to another collection, which offers their price lists', async () => {
    const [target] = await server.db.query<{ id: number }>(sql`
      insert into collection (account_id, brand_id, name, list_image, button)
      select account_id, brand_id, '{"en": "Later"}', list_image, button from collection where id = 1 returning id`);
    const moves = await movesTo({ collection_id: target?.id ?? 0 });
    expect((await change(moves)).status).toBe(200);
    const lists = await server.db.query(sql`select from collection_pricelist where collection_id = ${target?.id}`);
    expect(lists.length).toBeGreaterThan(0);
    expect((await change(turned(moves))).status).toBe(200);
  });

  it('are all changed or none: one that somebody else has changed holds back the others', async () => {
    const moves = await movesTo({ is_active: false });
    const [first] = moves;
    const params = { id: first?.id ?? 0 };
    const { version: seen } = (await server.call(brandProducts.read, { as, params })).body.data;
    await server.call(brandProducts.setActive, { as, params, body: { active: false, seen } });
    const before = await read();
    const { status, problem } = await change(moves);
    expect([status, problem.message]).toEqual([409, expect.stringContaining('Nothing was changed by you')]);
    expect(await read()).toEqual(before);
    await server.call(brandProducts.setActive, { as, params, body: { active: true, seen: seen + 1 } });
  });

  it('are those of the brand alone: one of another brand is as unknown as one of nobody (D-114)', async () => {
    const before = await read();
    const moves = await movesTo({ is_active: false });
    const count = (await entries()).length;
    const unknown = { ...(moves[0] as ProductMove), id: 2_000_000_011 };
    const ofNobody = await change([...moves, unknown]);
    expect(ofNobody.status).toBe(404);
    const foreign = await change(moves, maru);
    expect([foreign.status, foreign.problem.message]).toEqual([404, ofNobody.problem.message]);
    expect((await change(await movesTo({ collection_id: 2_000_000_011 }))).status).toBe(422);
    const [other] = await server.db.query<{ id: number }>(sql`select id from collection where brand_id <> 1 limit 1`);
    expect((await change(await movesTo({ collection_id: other?.id ?? 0 }))).status).toBe(422);
    expect((await change(moves, 'buyer@vitrine.example')).status).toBe(403);
    expect(await read()).toEqual(before);
    expect(await entries()).toHaveLength(count);
  });

  it('need the right of an owner', async () => {
    await server.db.query(sql`update member set brand_right = 'reader' where email = ${as}`);
    expect((await change(await movesTo({ is_active: false }))).status).toBe(403);
    await server.db.query(sql`update member set brand_right = 'owner' where email = ${as}`);
  });
});
