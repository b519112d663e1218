import { contract } from '@vitrine/api';
import sql, { type Sql } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import type { Rights } from './repository.ts';

const { auth, staffLog, staffMails, staffPeople } = contract;
const as = 'staff@vitrine.example';
const staffId = 9;
const buyerId = 1;

describeEngines('people and mail, for staff', (server) => {
  const rightsOf = ({ is_staff, may_add_one_unit, right }: Rights): Rights => ({ is_staff, may_add_one_unit, right });
  const file = async (id: number) => (await server.call(staffPeople.file, { as, params: { id } })).body.data;
  const list = async (query: Record<string, string>) => (await server.call(staffPeople.list, { as, query })).body;
  const mailsTo = async (recipient: string) => {
    const rows = await server.db.query<{ kind: string }>(
      sql`select kind from mail where recipient = ${recipient} order by id`,
    );
    return rows.map(({ kind }) => kind);
  };

  it('finds people of the account by name, address, company, role and access (D-067)', async () => {
    expect((await list({})).meta.total).toBe(10);
    expect((await list({ search: 'harbour' })).data.map(({ email }) => email)).toEqual([
      'buyer@vitrine.example',
      'colleague@vitrine.example',
    ]);
    expect((await list({ role: 'staff' })).data).toMatchObject([{ id: staffId, company: null, role: 'staff' }]);
    expect((await list({ access: 'inactive' })).meta.total).toBe(0);
    expect((await list({ search: 'tropico' })).meta.total).toBe(0);
    expect((await server.call(staffPeople.file, { as, params: { id: 11 } })).status).toBe(404);
    expect((await server.call(staffPeople.list, { as: 'buyer@vitrine.example' })).status).toBe(403);
  });

  it('signs a person out, keeps the person out and lets the person in again (D-067)', async () => {
    const token = await server.token('buyer@vitrine.example');
    const call = () => server.fetch('/v1/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect((await call()).status).toBe(200);
    // One of this test, one of the refused call before.
    expect((await file(buyerId)).sessions).toBe(2);
    const params = { id: buyerId };
    expect((await server.call(staffPeople.endSessions, { as, params })).body.data.sessions).toBe(0);
    expect((await call()).status).toBe(401);
    const { body } = await server.call(staffPeople.setActive, { as, params, body: { active: false, seen: 'active' } });
    expect(body.data.status).toBe('inactive');
    expect((await server.call(staffPeople.invite, { as, params })).status).toBe(409);
    const activate = () => server.call(staffPeople.setActive, { as, params, body: { active: true, seen: 'inactive' } });
    expect((await activate()).status).toBe(200);
    const late = await activate();
    expect([late.status, late.problem['current']]).toMatchObject([409, { id: buyerId, status: 'active' }]);
    expect(late.problem.message).toMatch(/^Stella Test has activated .+ meanwhile/);
    expect((await file(buyerId)).history.map(({ action }) => action)).toEqual([
      'member.activate',
      'member.deactivate',
      'member.end_sessions',
    ]);
  });

  it('Nobody locks themselves out of the back office', async () => {
    const params = { id: staffId };
    const rights = { is_staff: false, may_add_one_unit: false, right: null };
    const answers = await Promise.all([
      server.call(staffPeople.setActive, { as, params, body: { active: false, seen: 'active' } }),
      server.call(staffPeople.setRights, { as, params, body: { ...rights, seen: { ...rights, is_staff: true } } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(await file(staffId)).toMatchObject({ status: 'active', is_staff: true });
  });

  it('changes rights, and tells the second of two that they are others by now (D-067)', async () => {
    const params = { id: 7 };
    const seen = rightsOf(await file(7));
    const body = { ...seen, is_staff: true, seen };
    expect((await server.call(staffPeople.setRights, { as, params, body })).body.data.is_staff).toBe(true);
    expect((await server.call(staffPeople.list, { as: 'seller@vitrine.example' })).status).toBe(200);
    const second = await server.call(staffPeople.setRights, { as, params, body });
    expect([second.status, second.problem['current']]).toEqual([409, { ...seen, is_staff: true }]);
    const [entry] = (await file(7)).history;
    expect(entry).toMatchObject({ action: 'member.rights', before: seen, after: { is_staff: true } });
  });

  it('Staff say what a person may do for a brand, which keeps an owner (D-049, D-067)', async () => {
    const [nora] = (await list({ search: 'seller@vitrine.example' })).data;
    if (!nora) throw new Error('The person is missing.');
    const params = { id: nora.id };
    const set = (right: 'reader' | 'owner' | null, from: typeof nora.right) => {
      const seen = { ...rightsOf(nora), right: from };
      return server.call(staffPeople.setRights, { as, params, body: { ...seen, right, seen } });
    };
    await server.db.query(sql`
      insert into member (account_id, email, password_hash, first_name, last_name, side, brand_id, brand_right)
      select account_id, 'second@vitrine.example', password_hash, 'Sal', 'Second', side, brand_id, 'reader' from member where id = ${nora.id}`);
    const refused = await set('reader', 'owner');
    expect([refused.status, refused.problem.errors]).toEqual([
      422,
      { right: ['A brand needs an active owner. Make somebody else an owner first.'] },
    ]);
    expect((await set(null, 'owner')).status).toBe(422);
    await server.db.query(sql`update member set brand_right = 'owner' where brand_id = 1`);
    expect((await set('reader', 'owner')).body.data).toMatchObject({ right: 'reader' });
    expect((await file(nora.id)).history[0]).toMatchObject({ before: { right: 'owner' }, after: { right: 'reader' } });
    expect((await set('owner', 'reader')).body.data).toMatchObject({ right: 'owner' });
  });

  it('adds a person with a link by mail, and sends another link (D-051)', async () => {
    const body = {
      email: 'Kai@Vitrine.example',
      first_name: 'Kai',
      last_name: '',
      role: 'staff',
      language_code: 'en',
    } as const;
    const { status, body: answer } = await server.call(staffPeople.add, { as, body });
    expect([status, answer.data.email, answer.data.has_password]).toEqual([201, 'kai@vitrine.example', false]);
    expect((await server.call(staffPeople.add, { as, body })).problem.errors).toHaveProperty('email');
    const buyer = { ...body, email: 'new@shop.example', role: 'buyer' } as const;
    expect((await server.call(staffPeople.add, { as, body: buyer })).problem.errors).toHaveProperty('company_id');
    // All that is wrong is named at once.
    const nothing = await server.call(staffPeople.add, { as, body: { ...buyer, email: '', first_name: '' } });
    expect(Object.keys(nothing.problem.errors ?? {})).toEqual(['first_name', 'email', 'company_id']);
    await server.call(staffPeople.invite, { as, params: { id: answer.data.id } });
    expect(await mailsTo('kai@vitrine.example')).toEqual(['invitation', 'invitation']);
    expect((await list({ access: 'invited' })).data.map(({ name }) => name)).toEqual(['Kai']);
    const invite = () => server.call(staffPeople.invite, { as, params: { id: answer.data.id } });
    for (const mail of [3, 4, 5]) expect([mail, (await invite()).status]).toEqual([mail, 200]);
    const refused = await invite();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await mailsTo('kai@vitrine.example')).toHaveLength(5);
    await server.db.query(sql`update member set status = 'pending' where id = ${answer.data.id}`);
    expect((await list({ access: 'pending' })).data.map(({ name }) => name)).toEqual(['Kai']);
    expect((await list({ access: 'inactive' })).data.map(({ name }) => name)).not.toContain('Kai');
    await server.db.query(sql`update member set status = 'active' where id = ${answer.data.id}`);
  });

  it('adds a person to a company that is chosen, never to one that only sounds like it (D-051)', async () => {
    const person = { first_name: 'Lu', last_name: '', language_code: 'en' } as const;
    const add = (parts: { email: string; role: 'buyer' | 'seller'; company?: string; company_id?: number }) =>
      server.call(staffPeople.add, { as, body: { ...person, ...parts } });
    const [lume] = await server.db.query<{ id: number }>(
      sql`select id from brand where slug = 'lume' and account_id = 1`,
    );
    const chosen = await add({ email: 'lu@lume.example', role: 'seller', company_id: lume?.id ?? 0 });
    expect(chosen.body.data.company?.name).toBe('Lume');
    const [far] = await server.db.query<{ id: number }>(
      sql`select id from brand where account_id <> 1 order by id limit 1`,
    );
    const foreign = await add({ email: 'far@lume.example', role: 'seller', company_id: far?.id ?? 0 });
    expect(foreign.problem.errors).toHaveProperty('company_id');
    const same = await add({ email: 'same@lume.example', role: 'seller', company: 'LUMÉ' });
    expect(same.problem.errors).toEqual({ company: ['Lume is here already. Choose it from the list instead.'] });
    const added = await add({ email: 'new@areia.example', role: 'seller', company: 'Areia' });
    expect(added.status).toBe(201);
    const brand = sql`select is_published from brand where name = 'Areia'`;
    expect(await server.db.query(brand)).toEqual([{ is_published: false }]);
  });

  it('lists mail by status, and sends a mail that failed again (D-051)', async () => {
    await server.call(auth.recovery, { body: { email: 'rival@vitrine.example' } });
    await server.db.query(
      sql`update mail set error = '550 No such user', attempts = 12 where recipient = 'kai@vitrine.example'`,
    );
    const mails = async (query: Record<string, string>) => (await server.call(staffMails.list, { as, query })).body;
    // The first of the two links has ended.
    const failed = await mails({ status: 'failed', search: 'KAI@' });
    expect(failed.meta).toMatchObject({ total: 1, failed: 1, is_sending: false });
    const [mail] = failed.data;
    const params = { id: mail?.id ?? 0 };
    const opened = await server.fetch(`/v1/admin/mails/${params.id}`, {
      headers: { authorization: `Bearer ${await server.token(as)}` },
    });
    expect([opened.status, /<html/.test(opened.text)]).toEqual([200, true]);
    // Neither the token of the link nor any other link leaves the server.
    expect(/href=|hash=[\w-]{20}/.test(opened.text)).toBe(false);
    const { body } = await server.call(staffMails.sendAgain, { as, params });
    expect(body.data).toMatchObject({ status: 'waiting', attempts: 0, error: null });
    expect((await server.call(staffMails.sendAgain, { as, params })).status).toBe(409);
    const expired = await mails({ status: 'expired' });
    expect((await server.call(staffMails.sendAgain, { as, params: { id: expired.data[0]?.id ?? 0 } })).status).toBe(
      409,
    );
    expect((await server.call(staffMails.sendAgain, { as, params: { id: 99_999 } })).status).toBe(404);
    expect((await server.call(staffMails.list, { as: 'seller@tropico.example' })).status).toBe(403);
  });

  it('send all mail again that failed, and leave mail alone that was sent or whose link has ended (D-051)', async () => {
    const send = async () => (await server.call(staffMails.sendFailed, { as })).body.data.mails;
    await send();
    for (const email of ['rival@vitrine.example', 'buyer@vitrine.example', 'colleague@vitrine.example'])
      await server.call(auth.recovery, { body: { email } });
    const fail = (email: string, rest: Sql) =>
      server.db.query(sql`
        update mail set error = '421 Not available', attempts = 12, ${rest}
        where id = (select max(id) from mail where recipient = ${email})`);
    await fail('rival@vitrine.example', sql`sent_at = null, secret_until = null`);
    await fail('buyer@vitrine.example', sql`sent_at = null, secret_until = now() - interval '1 hour'`);
    await fail('colleague@vitrine.example', sql`sent_at = now()`);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const { body } = await server.call(staffMails.list, { as, query: { search: 'rival@' } });
    expect(body.data[0]).toMatchObject({ status: 'waiting', attempts: 0, error: null });
    const { body: log } = await server.call(staffLog.list, { as });
    expect(log.data[0]).toMatchObject({ action: 'mail.send_failed', after: { count: 1 } });
  });
});
