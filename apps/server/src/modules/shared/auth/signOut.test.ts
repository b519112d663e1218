import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';

const { auth } = contract;

describeEngines('signing out', (server) => {
  const form = (username = 'buyer@vitrine.example') => ({
    grant_type: 'password' as const,
    username,
    password: worldPassword,
  });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const signIn = async (username?: string) => {
    const { body } = await server.call(auth.token, { body: form(username) });
    return { access: body.access_token, refresh: body.refresh_token };
  };
  const login = async (username: string, token?: string) =>
    (await server.call(auth.login, { body: form(username), headers: token ? bearer(token) : {} })).body.access_token;
  const refresh = (refresh_token: string) => server.call(auth.refresh, { body: { refresh_token } });
  const signOut = async (token: string) => (await server.call(auth.logout, { headers: bearer(token) })).status;
  const statusWith = async (token: string) => (await server.call(auth.me, { headers: bearer(token) })).status;
  const sessions = async () =>
    Number((await server.db.query<{ count: number }>(sql`select count(*) as count from session`))[0]?.count);

  it('ends every token of the sign-in, of both its calls and of each refresh (R-161, A-004, A-005, S-012)', async () => {
    const first = await signIn();
    const second = await login('buyer@vitrine.example', first.access);
    const { body: third } = await refresh(first.refresh);
    const { body: fourth } = await refresh(third.refresh_token);
    const elsewhere = await signIn();
    expect(await signOut(fourth.access_token)).toBe(204);
    for (const token of [first.access, second, third.access_token, fourth.access_token])
      expect(await statusWith(token)).toBe(401);
    for (const token of [first.refresh, third.refresh_token, fourth.refresh_token])
      expect((await refresh(token)).status).toBe(401);
    expect(await statusWith(elsewhere.access)).toBe(200);
  });

  it('finds one session, for the second call of a sign-in opens no other (S-012)', async () => {
    const before = await sessions();
    const { access } = await signIn();
    expect(await login('buyer@vitrine.example', access)).toBe(access);
    expect(await sessions()).toBe(before + 1);
  });

  it('leaves alone the session of another member whose token a sign-in sent', async () => {
    const { access } = await signIn('seller@vitrine.example');
    const own = await login('buyer@vitrine.example', access);
    expect(own).not.toBe(access);
    expect(await signOut(own)).toBe(204);
    expect(await statusWith(access)).toBe(200);
  });

  it('works with an access token that has expired: the refresh token ends', async () => {
    const { access, refresh: token } = await signIn();
    await server.db.query(sql`update session set access_expires_at = now() - interval '1 second'`);
    expect(await signOut(access)).toBe(204);
    expect((await refresh(token)).status).toBe(401);
  });

  it('works by the cookie alone, and removes it (B-03)', async () => {
    const ownPage = { 'x-session': 'cookie', 'sec-fetch-site': 'same-origin' };
    const { body, headers } = await server.call(auth.token, { body: form(), headers: ownPage });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const answer = await server.call(auth.logout, { headers: { ...ownPage, cookie } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^refresh_token=; Path=\/v1\/auth; Max-Age=0;/);
    expect(await statusWith(body.access_token)).toBe(401);
    expect((await server.call(auth.refresh, { body: {}, headers: { ...ownPage, cookie } })).status).toBe(401);
  });

  it('is a 401 for nobody, and for the token of another account (D-114)', async () => {
    const { access } = await signIn();
    expect((await server.call(auth.logout)).status).toBe(401);
    expect(await signOut('x'.repeat(43))).toBe(401);
    expect((await server.call(auth.logout, { headers: bearer(access), account: 'tropico' })).status).toBe(401);
    expect(await statusWith(access)).toBe(200);
  });

  it('leaves nothing of a refresh that was under way at the same moment', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { access, refresh: token } = await signIn();
      const refreshing = Array.from({ length: 3 }, () => refresh(token));
      const [, ...answers] = await Promise.all([signOut(access), ...refreshing]);
      const fresh = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
      for (const { access_token, refresh_token } of fresh) {
        expect(await statusWith(access_token)).toBe(401);
        expect((await refresh(refresh_token)).status).toBe(401);
      }
    }
  });
});
