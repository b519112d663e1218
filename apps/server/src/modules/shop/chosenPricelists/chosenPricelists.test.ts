import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { chosenPricelists } = contract;
const as = 'buyer@vitrine.example';
const rival = 'rival@vitrine.example';
const [usd, brl, ofAnother] = [1, 2, 3];

describeEngines('the price list of a brand', (server) => {
  const read = async (who = as) => (await server.call(chosenPricelists.list, { as: who })).body.data;
  const choose = (pricelist_id: number, { who = as, slug = 'lume' } = {}) =>
    server.call(chosenPricelists.choose, { as: who, params: { slug }, body: { pricelist_id } });

  it('is chosen once for the company, in every browser, until another one is (D-101, S-072)', async () => {
    expect((await read()).chosen).toEqual([]);
    expect((await choose(brl)).body).toMatchObject({ data: { chosen: [{ seller_slug: 'lume', pricelist_id: brl }] } });
    await choose(usd);
    expect((await read()).chosen).toEqual([{ seller_slug: 'lume', pricelist_id: usd }]);
    expect((await read(rival)).chosen).toEqual([]);
    const forget = () => server.call(chosenPricelists.forget, { as, params: { slug: 'lume' } });
    for (const { status, body } of [await forget(), await forget()])
      expect({ status, body }).toMatchObject({ status: 200, body: { data: { chosen: [] } } });
  });

  it('must be one that the brand offers the retailer; one that is taken away counts no more', async () => {
    const refused = await choose(ofAnother);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { pricelist_id: [expect.stringContaining('does not offer you')] } });
    expect((await choose(usd, { slug: 'nobody' })).status).toBe(404);
    await choose(usd);
    await server.db.query(sql`update pricelist set audience = 'chosen' where id = ${usd}`);
    expect((await read()).chosen).toEqual([]);
    expect((await choose(usd)).status).toBe(422);
    await server.db.query(sql`update pricelist set audience = 'all' where id = ${usd}`);
    expect((await read()).chosen).toHaveLength(1);
  });

  it('is for retailers alone, within their account', async () => {
    expect((await server.call(chosenPricelists.list, { as: 'seller@vitrine.example' })).status).toBe(403);
    expect((await server.call(chosenPricelists.list, { account: 'vitrine' })).status).toBe(401);
    expect((await choose(usd, { who: 'buyer@tropico.example' })).status).not.toBe(200);
  });

  it('needs no choice where the countries of the retailer have one currency (D-101)', async () => {
    const sellIn = (...codes: string[]) =>
      server.db.query(
        sql`update retailer set location_ids = array(select id from location where code = any(${codes})) where id = 1`,
      );
    await server.db.query(
      sql`insert into location (code, name) values ('BR', 'Brasil'), ('PT', 'Portugal'), ('ES', 'España') on conflict do nothing`,
    );
    await sellIn('PT', 'ES');
    expect((await read()).currency).toBe('EUR');
    await sellIn('PT', 'BR');
    expect((await read()).currency).toBeNull();
  });
});
