import { contract } from '@vitrine/api';
import type { BrandRight } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { auth, brandOfficeLog, brandOrders, brandPricelists, orders, profile } = contract;
const owner = 'seller@vitrine.example';
const nora = 'nora@vitrine.example';
const nobody = 2_000_000_011;

describeEngines('rights of the people of a brand', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`
      insert into member (account_id, email, password_hash, first_name, last_name, side, brand_id)
      select account_id, ${nora}, password_hash, 'Nora', 'Test', side, brand_id from member where email = ${owner}
      on conflict do nothing`);
    await server.db.query(sql`update member set brand_right = 'owner' where brand_id = 1`);
  });

  const become = (right: BrandRight) =>
    server.db.query(sql`update member set brand_right = ${right} where email = ${nora}`);
  const set = (email: string, right: BrandRight, seen: BrandRight, as = owner) =>
    server.call(profile.setRight, { as, body: { email, right, seen } });
  const note = { body: { version: 1, checkout_url: '', internal_note: '' }, params: { id: nobody } };
  const statuses = async () => {
    const answers = [
      await server.call(brandPricelists.list, { as: nora }),
      await server.call(brandOrders.saveDetails, { as: nora, ...note }),
      await server.call(orders.changeStatus, { as: nora, params: { id: nobody }, body: { status: 'p' } }),
      await server.call(brandPricelists.rename, {
        as: nora,
        params: { id: nobody },
        body: { name: 'Euro', seen: 'USD' },
      }),
      await server.call(profile.inviteSeller, { as: nora, body: { email: 'no', first_name: 'Jo' } }),
    ];
    return answers.map(({ status }) => status);
  };

  it('are checked for every write, and end with the change (D-049)', async () => {
    expect(await statuses()).toEqual([200, 404, 404, 404, 422]);
    await become('sales');
    expect(await statuses()).toEqual([200, 404, 404, 403, 403]);
    await become('reader');
    expect(await statuses()).toEqual([200, 403, 403, 403, 403]);
    const { problem } = await server.call(brandOrders.saveDetails, { as: nora, ...note });
    expect(problem.message).toContain('Ask an owner of your brand');
    expect((await server.call(auth.userData, { as: nora })).body.seller_right).toBe('reader');
    expect((await server.call(auth.userData, { as: 'buyer@vitrine.example' })).body.seller_right).toBeNull();
  });

  it('are set by owners, in the audit log, and not over what a colleague has set (D-049)', async () => {
    expect((await set(nora, 'reader', 'owner')).body.data).toMatchObject({ email: nora, right: 'reader' });
    expect((await set(nora, 'sales', 'owner')).status).toBe(409);
    expect((await set(owner, 'reader', 'owner', nora)).status).toBe(403);
    expect((await set('maru@vitrine.example', 'reader', 'owner')).status).toBe(404);
    const [entry] = (await server.call(brandOfficeLog.list, { as: owner, query: {} })).body.data;
    expect(entry).toMatchObject({ action: 'member.rights', before: { right: 'owner' }, after: { right: 'reader' } });
    const users = (await server.call(auth.me, { as: owner })).body.users ?? [];
    expect(users.map(({ email, right }) => [email, right])).toEqual([
      [owner, 'owner'],
      [nora, 'reader'],
    ]);
  });

  it('leave one active owner, also when two give theirs up at once (D-049)', async () => {
    const answers = await Promise.all([set(owner, 'sales', 'owner'), set(nora, 'sales', 'owner', nora)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const [row] = await server.db.query<{ owners: number }>(
      sql`select count(*)::int as owners from member where brand_id = 1 and brand_right = 'owner'`,
    );
    expect(row?.owners).toBe(1);
    await become('reader');
    await server.db.query(sql`update member set brand_right = 'owner' where email = ${owner}`);
    expect((await set(owner, 'reader', 'owner')).problem.errors?.['right']?.[0]).toContain('needs an active owner');
  });

  it('of an invited colleague are those that the owner chose', async () => {
    const email = 'ivo@lume.example';
    const { body } = await server.call(profile.inviteSeller, {
      as: owner,
      body: { email, first_name: 'Ivo', right: 'reader' },
    });
    expect(body.data).toMatchObject({ email, status: 'pending', right: 'reader' });
  });

  it('are those of the newest invitation while somebody has not accepted (D-049)', async () => {
    const invite = async (right: BrandRight) => {
      const body = { email: 'jo@vitrine.example', first_name: 'Joana', right };
      expect((await server.call(profile.inviteSeller, { as: owner, body })).status).toBeLessThan(300);
      const users = (await server.call(auth.me, { as: owner })).body.users ?? [];
      return users.find(({ email }) => email === body.email)?.right;
    };
    expect([await invite('reader'), await invite('sales')]).toEqual(['reader', 'sales']);
  });
});
