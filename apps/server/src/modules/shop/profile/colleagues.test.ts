import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { readLink } from '../registration/testing/link.ts';

const { profile, auth, staffLog } = contract;
const as = 'buyer@vitrine.example';
const colleague = 'colleague@vitrine.example';
const invited = 'ana@harbour.example';
const password = 'linen-in-lisbon';

describeEngines('colleagues', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from attempt`);
    await server.db.query(sql`delete from member where email = ${invited}`);
    await server.db.query(sql`update member set status = 'active'`);
  });

  const invite = (email: string, first_name = 'Ana', who = as) =>
    server.call(profile.inviteUser, { as: who, body: { email, first_name } });
  const toggle = (email: string, who = as) => server.call(profile.toggleUser, { as: who, body: { email } });
  const users = async (who = as) => (await server.call(auth.me, { as: who })).body.users ?? [];
  const signIn = (username: string) =>
    server.call(auth.token, { body: { grant_type: 'password', username, password } });
  const define = async (hash: string) =>
    server.call(auth.definePassword, {
      body: { hash, email: invited, password, password_confirmation: password },
    });

  it('are invited by mail, define a password and sign in for the same company (A-116, P-073, R-368, S-116)', async () => {
    const { status, body } = await invite(' ANA@harbour.example');
    expect(status).toBe(201);
    expect(body).toEqual({
      message: `The invitation was sent to ${invited}.`,
      data: { first_name: 'Ana', last_name: '', email: invited, status: 'pending' },
    });
    const [mail] = await server.db.query<{ subject: string; text: string }>(
      sql`select subject, text from mail where recipient = ${invited} order by id desc limit 1`,
    );
    expect(mail?.subject).toBe('Bea Test invites you to Vitrine');
    expect(mail?.text).toContain('act for Harbour Store at Vitrine');
    expect((await define(await readLink(server, invited))).status).toBe(200);
    expect((await signIn(invited)).status).toBe(200);
    expect((await users(invited)).map(({ email, status: now }) => [email, now])).toContainEqual([invited, 'active']);
    const found = await server.call(auth.userData, { as: invited });
    expect(found.body.buyer?.name).toBe('Harbour Store');
  });

  it('who are pending get another mail, and the earlier link ends', async () => {
    await invite(invited);
    const first = await readLink(server, invited);
    expect((await invite(invited)).status).toBe(201);
    expect((await define(first)).status).toBe(422);
    expect((await define(await readLink(server, invited))).status).toBe(200);
    expect((await users()).filter(({ email }) => email === invited)).toHaveLength(1);
  });

  it('who are pending can be taken back: the link ends, the list forgets them, and others may invite them', async () => {
    const revoke = (email: string, who = as) => server.call(profile.revokeUser, { as: who, body: { email } });
    await invite(invited);
    const link = await readLink(server, invited);
    expect((await revoke(invited, 'rival@vitrine.example')).status).toBe(404);
    expect((await revoke(` ${invited.toUpperCase()}`)).status).toBe(204);
    expect((await define(link)).status).toBe(422);
    expect((await users()).map(({ email }) => email)).not.toContain(invited);
    expect((await revoke(invited)).status).toBe(404);
    const refused = await revoke(colleague);
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      'This colleague has accepted the invitation. Deactivate them instead.',
    ]);
    expect((await invite(invited, 'Ana', 'rival@vitrine.example')).status).toBe(201);
  });

  it('need a name and an address that nobody has (V-094, V-095, X-078, D-127)', async () => {
    expect((await invite('no', 'Jo')).problem.errors).toEqual({
      first_name: ['Name is required.'],
      email: ['The email field is required.'],
    });
    for (const known of [colleague, 'rival@vitrine.example', 'seller@vitrine.example'])
      expect((await invite(known)).problem.errors?.['email']?.[0]).toContain('already has an account');
    expect(await users()).toHaveLength(2);
  });

  it('are deactivated at once, sessions and links included, and let in again (A-115, P-074, S-118)', async () => {
    const token = await server.token(colleague);
    const read = () => server.call(auth.me, { account: 'vitrine', headers: { authorization: `Bearer ${token}` } });
    expect((await read()).status).toBe(200);
    expect((await toggle(colleague.toUpperCase())).body.data.status).toBe('inactive');
    expect((await read()).status).toBe(401);
    expect((await toggle(colleague)).body.data.status).toBe('active');
    const log = await server.call(staffLog.list, { as: 'staff@vitrine.example', query: { search: colleague } });
    expect(log.body.data.map(({ action, actor }) => [action, actor?.name])).toEqual([
      ['member.activate', 'Bea Test'],
      ['member.deactivate', 'Bea Test'],
    ]);
  });

  it('who are pending, and oneself, stay as they are (D-141, X-082, S-117)', async () => {
    const said = async (email: string) => (await toggle(email)).problem.message;
    expect(await said(as)).toBe('You cannot deactivate yourself. Ask a colleague to do it.');
    await invite(invited);
    expect(await said(invited)).toContain('has not accepted the invitation yet');
  });

  it('of other companies and accounts are as unknown as nobody (D-142)', async () => {
    const unknown = await toggle('nobody@harbour.example');
    expect(unknown.status).toBe(404);
    for (const email of ['rival@vitrine.example', 'seller@vitrine.example', 'buyer@tropico.example', 'x']) {
      const { status, problem } = await toggle(email);
      expect([status, problem.message]).toEqual([404, unknown.problem.message]);
    }
  });

  it('of a brand are invited and toggled with the calls of brands; staff have none', async () => {
    const body = { email: invited, first_name: 'Ana' };
    const seller = 'seller@vitrine.example';
    expect((await server.call(profile.inviteSeller, { as: seller, body })).status).toBe(201);
    expect((await users(seller)).map(({ email }) => email)).toEqual([seller, invited]);
    await define(await readLink(server, invited));
    const toggled = await server.call(profile.toggleSeller, { as: seller, body });
    expect(toggled.body.data.status).toBe('inactive');
    expect((await signIn(invited)).status).toBe(401);
    for (const who of [as, 'staff@vitrine.example'])
      expect((await server.call(profile.inviteSeller, { as: who, body })).status).toBe(403);
    expect((await server.call(profile.inviteUser, { as: seller, body })).status).toBe(403);
  });

  it('get five mails an hour at most', async () => {
    const answers: number[] = [];
    for (let mail = 0; mail < 6; mail += 1) answers.push((await invite(invited)).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describeEngines(
  'two colleagues at once',
  (server) => {
    // Each of them may be the one whom the other deactivated.
    const letEverybodyIn = () => server.db.query(sql`update member set status = 'active'`);

    it('cannot deactivate each other: one of them stays (D-141)', async () => {
      for (let round = 0; round < 10; round += 1) {
        await letEverybodyIn();
        const tokens = await Promise.all([server.token(as), server.token(colleague)]);
        const answers = await Promise.all(
          tokens.map((token, place) =>
            server.call(profile.toggleUser, {
              account: 'vitrine',
              headers: { authorization: `Bearer ${token}` },
              body: { email: [colleague, as][place] ?? '' },
            }),
          ),
        );
        const [row] = await server.db.query<{ active: number }>(
          sql`select count(*)::int as active from member where retailer_id = 1 and status = 'active'`,
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(row?.active).toBe(1);
      }
    });

    it('invite the same address once', async () => {
      await letEverybodyIn();
      const body = { email: invited, first_name: 'Ana' };
      const answers = await Promise.all(
        [as, 'rival@vitrine.example', as, 'rival@vitrine.example'].map((who) =>
          server.call(profile.inviteUser, { as: who, body }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422]);
      const rows = await server.db.query(sql`select 1 from member where email = ${invited}`);
      expect(rows).toHaveLength(1);
    });
  },
  { engines: ['postgres'] },
);
