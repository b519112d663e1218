import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const buyer = 'buyer@vitrine.example';

describeEngines('search', (server) => {
  const find = async (search: string, as = buyer) => {
    const { status, body } = await server.call(contract.search.find, { as, query: { search } });
    expect(status).toBe(200);
    return body.data;
  };
  const codes = async (search: string, as = buyer): Promise<string[]> =>
    (await find(search, as)).products.map(({ reference_code }) => reference_code).toSorted();

  it('finds products in both languages, whatever the case and accents (R-213)', async () => {
    expect(await codes('linen')).toEqual(['LD-01', 'LD-01']);
    expect(await codes('VESTIDO')).toContain('LD-01');
    expect(await codes('casaco la')).toEqual(['WC-03', 'WC-03']);
    expect(await codes('terracota silk')).toEqual(['SS-02', 'SS-02']);
  });

  it.each(['vestdo linho', 'vesitdo linho', 'vestiddo linho', 'vestifo linho'])(
    'forgives the typo in %s',
    async (typed) => {
      expect(await codes(typed)).toEqual(['LD-01', 'LD-01']);
    },
  );

  it.each(['LD-01', 'ld01', 'ld 01'])('finds a reference code written as %s', async (typed) => {
    expect(await codes(typed)).toEqual(['LD-01', 'LD-01']);
  });

  it('finds brands with a typo, and products by their brand (R-214)', async () => {
    expect((await find('lmue')).brands.map(({ slug }) => slug)).toEqual(['lume']);
    expect((await find('lume silk')).products.map(({ seller }) => seller)).toEqual(['Lume']);
    const { body } = await server.call(contract.brands.autocomplete, { query: { search: 'mraru' } });
    expect(body.data.map(({ slug }) => slug)).toEqual(['maru']);
  });

  describe('of brands by what they sell', () => {
    const directory = async (search: string, language = 'en') => {
      const { body } = await server.call(contract.brands.list, {
        as: buyer,
        query: { search, limit: 48 },
        headers: { 'accept-language': language },
      });
      const { data, letters = [], selling } = body.data;
      return { found: data.map(({ slug, matched }) => [slug, ...(matched ?? [])]), letters, selling };
    };
    const suggested = async (search: string) =>
      (await find(search)).brands.map(({ slug, matched }) => [slug, ...(matched ?? [])]);

    it('finds tags, categories, and names and materials of products, and says which (R-213)', async () => {
      await server.db.query(sql`update account set names = '{"Beachwear": {"pt_BR": "Moda praia"}}' where id = 1`);
      await server.db.query(sql`update brand set tags = '{Beachwear}' where slug = 'maru'`);
      await server.db.query(
        sql`update product set details = '[{"en": "80% hemp", "pt_BR": "80% cânhamo"}]' where id = 1`,
      );
      expect((await directory('beachwear')).found).toEqual([['maru', 'Beachwear']]);
      expect((await directory('praia', 'pt-BR')).found.map(([slug]) => slug)).toEqual(['maru']);
      expect((await directory('hemp')).found).toEqual([['lume', '80% hemp']]);
      expect((await directory('canhamo', 'pt-BR')).found).toEqual([['lume', '80% cânhamo']]);
      expect(await suggested('hmep')).toEqual([['lume', '80% hemp']]);
      expect((await directory('silk')).found.map(([slug]) => slug)).toEqual(['lume', 'maru']);
    });

    it('lists brands by name first, and counts the others apart', async () => {
      await server.db.query(
        sql`update product set name = '{"en": "Lume lamp"}' where brand_id = 2 and reference_code = 'WC-03'`,
      );
      expect(await directory('lume')).toEqual({
        found: [['lume'], ['maru', 'Lume lamp']],
        letters: [{ letter: 'L', count: 1 }],
        selling: 1,
      });
      expect(await suggested('lume')).toEqual([['lume'], ['maru', 'Lume lamp']]);
    });

    it('forgets what a brand no longer sells, or no longer shows', async () => {
      await server.db.query(sql`update product set is_active = false where reference_code = 'WC-03' and brand_id = 2`);
      expect((await directory('lamp')).found).toEqual([]);
      await server.db.query(sql`update product set details = '[]' where id = 1`);
      expect((await directory('hemp')).found).toEqual([]);
      await server.db.query(sql`update brand set tags = '{}' where slug = 'maru'`);
      expect((await directory('beachwear')).found).toEqual([]);
      await server.db.query(sql`update collection set is_active = false where brand_id = 1`);
      expect((await directory('silk')).found.map(([slug]) => slug)).toEqual(['maru']);
      await server.db.query(sql`update collection set is_active = true where brand_id = 1`);
      await server.db
        .query(sql`update product set is_active = true, name = '{"en": "Wool coat", "pt_BR": "Casaco de lã"}'
        where reference_code = 'WC-03' and brand_id = 2`);
    });
  });

  it.each(['', '   ', "'); drop table product; --", "\\ ' & | ! :* <->", '%', '日本', 'x'.repeat(120)])(
    'finds nothing for %j, and does not fail',
    async (typed) => {
      expect(await find(typed)).toEqual({ brands: [], products: [] });
    },
  );

  it('stays within the account, and leaves out what is not on show', async () => {
    expect((await find('linen', 'buyer@tropico.example')).products.every(({ id }) => id > 6)).toBe(true);
    await server.db.query(sql`update product set is_active = false where account_id = 1 and brand_id = 2`);
    expect(await codes('linen')).toEqual(['LD-01']);
    await server.db.query(sql`update product set is_active = true where account_id = 1 and brand_id = 2`);
    expect(await codes('linen')).toEqual(['LD-01', 'LD-01']);
    await server.db.query(sql`update brand set is_published = false where slug = 'maru'`);
    expect(await codes('linen')).toEqual(['LD-01']);
    await server.db.query(sql`update brand set is_published = true where slug = 'maru'`);
  });

  it('follows new names of products, variations, brands and categories', async () => {
    await server.db.query(sql`update product set name = '{"en": "Poncho"}' where id = 2`);
    await server.db.query(sql`update variation set label = '{"en": "Saffron"}' where product_id = 3 and position = 1`);
    expect(await codes('ponhco')).toEqual(['SS-02']);
    expect(await codes('safron')).toEqual(['WC-03']);
    await server.db.query(sql`update brand set name = 'Zephyr' where id = 1`);
    expect((await find('zephir')).brands.map(({ slug }) => slug)).toEqual(['lume']);
    expect(await codes('zephyr poncho')).toEqual(['SS-02']);
    await server.db.query(sql`update category set name = '{"en": "Garments"}' where account_id = 1`);
    expect(await codes('garmets poncho')).toEqual(['SS-02']);
  });

  it('asks the database no more than three times', async () => {
    await find('linen');
    const before = server.db.statements;
    await find('linen');
    expect(server.db.statements - before).toBeLessThanOrEqual(3);
  });

  describe('of a listing', () => {
    const list = async (query: Record<string, string>) =>
      (await server.call(contract.products.list, { as: buyer, query })).body;

    it('narrows by words and by colour, and counts what is left', async () => {
      const { results, pagination } = await list({ sellers: '2', search: 'casacco' });
      expect(results.map(({ reference_code }) => reference_code)).toEqual(['WC-03']);
      expect(pagination.count).toBe(1);
      expect((await list({ sellers: '2', colors: 'black' })).pagination.count).toBe(3);
      expect((await list({ sellers: '2', colors: 'pink' })).pagination.count).toBe(0);
      expect((await list({ sellers: '2', colors: 'pink,orange', search: 'wool' })).pagination.count).toBe(1);
    });

    it('offers the colours that the other filters leave', async () => {
      expect((await list({ sellers: '2' })).meta.colors).toEqual(['black', 'orange']);
      expect((await list({ sellers: '2', categories: '99' })).meta.colors).toEqual([]);
    });

    it('keeps its order and pages', async () => {
      const { results } = await list({ collections: '2', search: 'maru', ordering: '-wholesale_price' });
      expect(results.map(({ reference_code }) => reference_code)).toEqual(['WC-03', 'SS-02', 'LD-01']);
    });
  });
});
