import { contract } from '@vitrine/api';
import { savedViewLimits } from '@vitrine/api/rules';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { savedViews } = contract;
const staff = 'staff@vitrine.example';
const brand = 'seller@vitrine.example';

describeEngines('saved views', (server) => {
  const save = (as: string, name: string, list: 'mails' | 'brand/products' = 'mails', query = 'status=failed') =>
    server.call(savedViews.save, { as, body: { list, name, query } });
  const namesOf = async (as: string, list: 'mails' | 'brand/products' = 'mails') =>
    (await server.call(savedViews.list, { as, query: { list } })).body.data.map(({ name }) => name);

  it('are kept by name, without the page and in one order of filters (D-048)', async () => {
    const { status, body } = await save(staff, ' Failed ', 'mails', '?status=failed&page=4&search=ana');
    expect(status).toBe(201);
    expect(body.data).toMatchObject([{ name: 'Failed', query: 'search=ana&status=failed' }]);
    await save(staff, 'Alba');
    expect(await namesOf(staff)).toEqual(['Alba', 'Failed']);
    expect((await save(staff, 'Every page', 'mails', 'page=2')).status).toBe(422);
  });

  it('have a name once, in upper or lower case (D-048)', async () => {
    const { status, problem } = await save(staff, 'FAILED');
    expect([status, problem.errors]).toEqual([422, { name: ['You have a view with this name. Choose another one.'] }]);
    expect((await save(staff, 'x'.repeat(savedViewLimits.name + 1))).status).toBe(422);
  });

  it('belong to one member: nobody else reads, renames or removes them (D-048, D-142)', async () => {
    await save(brand, 'Linen', 'brand/products', 'search=linen');
    expect(await namesOf(brand, 'brand/products')).toEqual(['Linen']);
    expect(await namesOf('maru@vitrine.example', 'brand/products')).toEqual([]);
    const [own] = (await server.call(savedViews.list, { as: brand, query: { list: 'brand/products' } })).body.data;
    const params = { id: own?.id ?? 0 };
    for (const as of ['maru@vitrine.example', staff, 'buyer@vitrine.example']) {
      expect((await server.call(savedViews.rename, { as, params, body: { name: 'Mine' } })).status).toBe(404);
      expect((await server.call(savedViews.remove, { as, params })).status).toBe(404);
    }
    expect(await namesOf(brand, 'brand/products')).toEqual(['Linen']);
  });

  it('are of lists that the member may read', async () => {
    expect((await save(brand, 'Mails')).status).toBe(403);
    expect((await save(staff, 'Products', 'brand/products')).status).toBe(403);
    expect((await save('buyer@vitrine.example', 'Mails')).status).toBe(403);
    expect((await server.call(savedViews.list, { account: 'vitrine', query: { list: 'mails' } })).status).toBe(401);
  });

  it('are renamed and removed', async () => {
    const [own] = (await server.call(savedViews.list, { as: brand, query: { list: 'brand/products' } })).body.data;
    const params = { id: own?.id ?? 0 };
    const renamed = await server.call(savedViews.rename, { as: brand, params, body: { name: 'LINEN' } });
    expect(renamed.body.data).toMatchObject([{ name: 'LINEN', query: 'search=linen' }]);
    expect((await server.call(savedViews.remove, { as: brand, params })).body.data).toEqual([]);
    expect((await server.call(savedViews.remove, { as: brand, params })).status).toBe(404);
  });

  it('are twenty a list at most, also when many are saved at once', async () => {
    const names = Array.from({ length: savedViewLimits.perList + 5 }, (_, at) => `View ${at}`);
    const answers = await Promise.all(names.map((name) => save(brand, name, 'brand/products')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(savedViewLimits.perList);
    expect(await namesOf(brand, 'brand/products')).toHaveLength(savedViewLimits.perList);
  });
});
