import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { staffBrands } = contract;
const as = 'staff@vitrine.example';

describeEngines('many brands at once, for staff', (server) => {
  const read = (account = 1) =>
    server.db.query<{ id: number; name: string; is_published: boolean }>(
      sql`select id, name, is_published from brand where account_id = ${account} order by id`,
    );
  const set = (is_published: boolean, brands: { id: number; seen: boolean }[], who = as) =>
    server.call(staffBrands.publishMany, { as: who, body: { is_published, brands } });

  it('leave the shop and return to it, each with an entry in the audit log (D-060, D-067)', async () => {
    const brands = (await read()).filter((brand) => brand.is_published);
    const ids = brands.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    const hidden = await set(
      false,
      ids.map((id) => ({ id, seen: true })),
    );
    expect(hidden.body.data).toEqual({ done: ids, left: [] });
    expect((await read()).some((brand) => brand.is_published)).toBe(false);
    const entries = await server.db.query<{ subject_name: string }>(
      sql`select subject_name from audit_log where action = 'brand.unpublish' order by id`,
    );
    expect(entries.map((entry) => entry.subject_name)).toEqual(brands.map(({ name }) => name));
    const back = await set(
      true,
      ids.map((id) => ({ id, seen: false })),
    );
    expect(back.body.data).toEqual({ done: ids, left: [] });
  });

  it('one that somebody else has changed is left, and the answer says who did it', async () => {
    const [first, second] = (await read()).map(({ id }) => id) as [number, number];
    await server.call(staffBrands.publish, { as, params: { id: first }, body: { is_published: false, seen: true } });
    const { body } = await set(
      false,
      [first, second].map((id) => ({ id, seen: true })),
    );
    expect(body.data).toEqual({
      done: [second],
      left: [{ id: first, reason: expect.stringMatching(/^Stella Test has taken .+ out of the shop/) as string }],
    });
    await set(
      true,
      [first, second].map((id) => ({ id, seen: false })),
    );
  });

  it('of another account are as unknown as none, and only staff publish many (D-114)', async () => {
    const [foreign] = await read(2);
    const ids = [foreign?.id ?? 0, 2_000_000_011];
    const { body } = await set(
      false,
      ids.map((id) => ({ id, seen: true })),
    );
    expect(body.data).toEqual({
      done: [],
      left: ids.map((id) => ({ id, reason: 'This brand is no longer here.' })),
    });
    expect((await set(false, [{ id: 1, seen: true }], 'seller@vitrine.example')).status).toBe(403);
    expect((await read(2))[0]).toEqual(foreign);
  });
});
