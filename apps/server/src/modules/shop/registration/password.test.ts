import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { readLink } from './testing/link.ts';

const { auth, registration } = contract;

describeEngines('defining the first password', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from attempt`);
  });

  const register = async (email: string, change: Record<string, unknown> = {}): Promise<string> => {
    const { status } = await server.call(registration.older, {
      body: {
        type: 'b',
        company_name: 'Loja Aurora',
        company_website: 'https://www.instagram.com/aurora',
        year_established: '1890',
        first_name: 'Ana',
        last_name: 'Prado',
        phone: '11 98765-4321',
        email,
        glocations: ['São Paulo, Brazil'],
        locations: ['Brazil'],
        ...change,
      },
    });
    expect(status).toBe(201);
    return readLink(server, email);
  };
  const define = (hash: string, email: string, password = 'linen-in-lisbon', again = password) =>
    server.call(auth.definePassword, { body: { hash, email, password, password_confirmation: again } });
  const signIn = (username: string, password: string) =>
    server.call(auth.token, { body: { grant_type: 'password', username, password } });

  it('works once, with the address of the mail; then the retailer signs in and is in pre_register (A-017, D-052)', async () => {
    const hash = await register('ana@aurora.example');
    expect((await signIn('ana@aurora.example', 'linen-in-lisbon')).status).toBe(401);
    const { status, body } = await define(hash, 'Ana@aurora.example ');
    expect([status, body.message]).toEqual([200, 'Your password is set.']);
    expect((await signIn('ana@aurora.example', 'linen-in-lisbon')).body.password_changed).toBe(true);
    expect((await server.call(auth.me, { as: 'ana@aurora.example' })).body).toMatchObject({ stage: 'pre_register' });
    const used = await define(hash, 'ana@aurora.example', 'another-one');
    expect([used.status, used.problem.message]).toEqual([
      422,
      'This link is no longer valid. Please ask for a new one.',
    ]);
    expect(used.problem.errors).toHaveProperty('hash');
  });

  it('is refused in the words of the form, in their order, and the link stays (V-026, V-027, V-028, X-014)', async () => {
    const hash = await register('order@aurora.example');
    const said = async (...values: [email: string, password: string, again: string]) =>
      (await define(hash, ...values)).problem.errors;
    expect(await said('order', '', 'x')).toEqual({ email: ['Email must be valid.'] });
    expect(await said('order@aurora.example', '', 'x')).toEqual({ password: ['Password must be valid.'] });
    expect(await said('order@aurora.example', 'long enough', 'x')).toEqual({
      password_confirmation: ['Password not match.'],
    });
    expect(await said('order@aurora.example', 'short', 'short')).toEqual({
      password: ['Password must be 8 character at least.'],
    });
    expect(await said('other@aurora.example', 'long enough', 'long enough')).toEqual({
      email: ['This link was sent to another e-mail address.'],
    });
    expect((await define(hash, 'order@aurora.example')).status).toBe(200);
  });

  it('ends with the link: an expired one, one of another account and a guess are refused alike and counted', async () => {
    const hash = await register('late@aurora.example');
    const elsewhere = await server.call(auth.definePassword, {
      account: 'tropico',
      body: { hash, email: 'late@aurora.example', password: 'long enough', password_confirmation: 'long enough' },
    });
    expect(elsewhere.status).toBe(422);
    await server.db.query(sql`update one_time_token set expires_at = now()`);
    expect((await define(hash, 'late@aurora.example')).problem.errors).toEqual({
      hash: ['This link is no longer valid. Please ask for a new one.'],
    });
    for (let count = 0; count < 18; count += 1) await define('guess', 'late@aurora.example');
    expect((await define('guess', 'late@aurora.example')).status).toBe(429);
  });

  it('can be asked for again: recovery mails a new link to an address that never chose a password (A-011)', async () => {
    await register('again@aurora.example');
    expect((await server.call(auth.recovery, { body: { email: 'again@aurora.example' } })).status).toBe(200);
    const [mail] = await server.db.query<{ text: string }>(
      sql`select text from mail where recipient = 'again@aurora.example' order by id desc limit 1`,
    );
    const token = /\/recovery\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { token, password: 'long enough', confirm: 'long enough' };
    expect((await server.call(auth.recoveryConfirm, { body })).status).toBe(200);
    expect((await signIn('again@aurora.example', 'long enough')).status).toBe(200);
  });

  it('subscribes who asked for news, and only now that the address is theirs (R-108)', async () => {
    const hash = await register('news@aurora.example', { available_for_mailing: 1 });
    const silent = await register('silent@aurora.example');
    const subscribed = () =>
      server.db.query(sql`select email, maillist from subscriber where email like '%@aurora.example'`);
    expect(await subscribed()).toEqual([]);
    await define(hash, 'news@aurora.example');
    await define(silent, 'silent@aurora.example');
    expect(await subscribed()).toEqual([{ email: 'news@aurora.example', maillist: 'b' }]);
  });

  it('keeps an Instagram page as such, and no year before 1951 (V-005, V-040)', async () => {
    const [row] = await server.db.query(
      sql`select website, instagram, year_established from retailer where name = 'Loja Aurora' limit 1`,
    );
    expect(row).toEqual({ website: null, instagram: 'https://www.instagram.com/aurora', year_established: null });
  });

  it('is told to no log: neither the hash nor the password', () => {
    expect(server.log.join('\n')).not.toMatch(/hash=[\w-]{43}|linen-in-lisbon/);
  });
});
