import { contract } from '@vitrine/api';
import type { Person } from '@vitrine/api/client';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { staffPeople } = contract;
const as = 'staff@vitrine.example';
const [staffId, buyerId, colleagueName] = [9, 1, 'colleague@vitrine.example'];
type Act = 'deactivate' | 'activate' | 'end_sessions' | 'invite';

describeEngines('many people at once, for staff', (server) => {
  const idOf = async (email: string) => {
    const [row] = await server.db.query<{ id: number }>(
      sql`select id from member where email = ${email} and account_id = 1`,
    );
    return row?.id ?? 0;
  };
  const statusOf = async (id: number) => (await server.call(staffPeople.file, { as, params: { id } })).body.data.status;
  const change = async (act: Act, people: { id: number; seen: Person['status'] }[], who = as) =>
    (await server.call(staffPeople.changeMany, { as: who, body: { act, people } })).body.data;
  const entries = (action: string) =>
    server.db.query<{ subject_name: string }>(
      sql`select subject_name from audit_log where action = ${action} order by id`,
    );

  it('are deactivated and let in again, each with an entry in the audit log (D-067)', async () => {
    const ids = [buyerId, await idOf(colleagueName)];
    await server.token(colleagueName);
    expect(
      await change(
        'deactivate',
        ids.map((id) => ({ id, seen: 'active' })),
      ),
    ).toEqual({ done: ids, left: [] });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['inactive', 'inactive']);
    expect((await entries('member.deactivate')).map((entry) => entry.subject_name)).toEqual([
      'buyer@vitrine.example',
      colleagueName,
    ]);
    const back = await change(
      'activate',
      ids.map((id) => ({ id, seen: 'inactive' })),
    );
    expect(back).toEqual({ done: ids, left: [] });
    expect(await entries('member.activate')).toHaveLength(2);
  });

  it('are left with the reason where it cannot be, and the others are done', async () => {
    const [owner, colleague] = [await idOf('seller@vitrine.example'), await idOf(colleagueName)];
    const given = (id: number, seen: Person['status'] = 'active') => ({ id, seen });
    await change('deactivate', [given(colleague)]);
    const answer = await change('deactivate', [
      given(staffId),
      given(owner),
      given(colleague, 'inactive'),
      given(buyerId),
    ]);
    expect(answer).toEqual({
      done: [buyerId],
      left: [
        { id: staffId, reason: 'This is your own access. Ask a colleague to change it.' },
        { id: owner, reason: expect.stringMatching(/^This is the only active owner of Lume\./) as string },
        { id: colleague, reason: 'This person is inactive already.' },
      ],
    });
    expect(await statusOf(owner)).toBe('active');
    const activated = await change('activate', [given(buyerId, 'inactive'), given(owner)]);
    expect(activated.left).toEqual([{ id: owner, reason: 'This person is active already.' }]);
    await change('activate', [given(colleague, 'inactive')]);
  });

  it('of two owners of a brand, the last one stays', async () => {
    const owner = await idOf('seller@vitrine.example');
    await server.db.query(sql`
      insert into member (account_id, email, password_hash, first_name, last_name, side, brand_id, brand_right)
      select account_id, 'second@vitrine.example', password_hash, 'Sal', 'Second', side, brand_id, 'owner' from member where id = ${owner}`);
    const second = await idOf('second@vitrine.example');
    const people = [owner, second].map((id) => ({ id, seen: 'active' as const }));
    const { done, left } = await change('deactivate', people);
    expect([done, left.map(({ id }) => id)]).toEqual([[owner], [second]]);
    await change('activate', [{ id: owner, seen: 'inactive' }]);
  });

  it('who somebody else has changed meanwhile is left, and the answer says who did it', async () => {
    await server.db.query(sql`update member set is_staff = true where email = ${colleagueName}`);
    await change('deactivate', [{ id: buyerId, seen: 'active' }], colleagueName);
    const { done, left } = await change('end_sessions', [{ id: buyerId, seen: 'active' }]);
    expect([done, left[0]?.reason]).toEqual([
      [],
      expect.stringMatching(/^.+ has deactivated .+ meanwhile\. Nothing was changed by you\.$/),
    ]);
    await change('activate', [{ id: buyerId, seen: 'inactive' }]);
    await server.db.query(sql`update member set is_staff = false where email = ${colleagueName}`);
  });

  it('are signed out, or invited again where they have no password yet', async () => {
    const colleague = await idOf(colleagueName);
    await server.token('buyer@vitrine.example');
    await server.db.query(
      sql`update session set revoked_at = now() where member_id = ${colleague} and revoked_at is null`,
    );
    const people = [buyerId, colleague].map((id) => ({ id, seen: 'active' as const }));
    expect(await change('end_sessions', people)).toEqual({
      done: [buyerId],
      left: [{ id: colleague, reason: 'This person is signed in nowhere.' }],
    });
    const { done, left } = await change('invite', people);
    expect([done, left.map(({ reason }) => reason)]).toEqual([
      [],
      Array(2).fill('This person has chosen a password already.'),
    ]);
    const body = { first_name: 'Kai', last_name: '', role: 'staff', language_code: 'en' } as const;
    const added = await server.call(staffPeople.add, { as, body: { ...body, email: 'kai@vitrine.example' } });
    const { id } = added.body.data;
    expect(await change('invite', [{ id, seen: 'active' }])).toEqual({ done: [id], left: [] });
    const mails = await server.db.query(sql`select from mail where recipient = 'kai@vitrine.example'`);
    expect(mails).toHaveLength(2);
  });

  it('of another account are as unknown as nobody, and only staff change many (D-114)', async () => {
    const [foreign] = await server.db.query<{ id: number }>(sql`select id from member where account_id <> 1 limit 1`);
    const ids = [foreign?.id ?? 0, 2_000_000_011];
    const { done, left } = await change(
      'deactivate',
      ids.map((id) => ({ id, seen: 'active' })),
    );
    expect([done, left]).toEqual([[], ids.map((id) => ({ id, reason: 'This person is no longer here.' }))]);
    const asBrand = { as: 'seller@vitrine.example', body: { act: 'deactivate', people: [{ id: 1, seen: 'active' }] } };
    expect((await server.call(staffPeople.changeMany, asBrand as never)).status).toBe(403);
    const [row] = await server.db.query<{ status: string }>(
      sql`select status from member where id = ${foreign?.id ?? 0}`,
    );
    expect(row?.status).toBe('active');
  });
});
