import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';

const { auth } = contract;
const form = { grant_type: 'password' as const, username: 'buyer@vitrine.example', password: worldPassword };

describeEngines('the refresh token of a browser', (server) => {
  const ownPage = { 'x-session': 'cookie', 'sec-fetch-site': 'same-origin' };
  const signIn = async (headers: Record<string, string> = {}) => {
    const answer = await server.call(auth.token, { body: form, headers: { ...ownPage, ...headers } });
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('refresh_token=')) ?? '';
    return { ...answer, line, cookie: line.split(';')[0] ?? '' };
  };
  const refresh = (headers: Record<string, string>, body: { refresh_token?: string } = {}) =>
    server.call(auth.refresh, { body, headers });
  const statusWith = async (token: string) =>
    (await server.call(auth.me, { headers: { authorization: `Bearer ${token}` } })).status;

  it('comes in a cookie that scripts cannot read, and not in the body, when the browser asks so (A-004, B-03)', async () => {
    const { status, body, line } = await signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ refresh_token: '', expires_in: 600 });
    expect(line).toMatch(/^refresh_token=[\w-]{43}; Path=\/v1\/auth; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
  });

  it('travels on https alone where the shop is on https', async () => {
    expect((await signIn({ origin: 'https://shop.example' })).line).toMatch(/; Secure$/);
    expect((await signIn({ origin: 'http://localhost:3000' })).line).not.toContain('Secure');
  });

  it('stays in the body, without a cookie, for a client that does not ask (A-004, D-102)', async () => {
    const { body, headers } = await server.call(auth.token, { body: form });
    expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(body.expires_in).toBe(3600);
    expect(headers.get('set-cookie')).toBeNull();
    const next = await refresh({}, { refresh_token: body.refresh_token });
    expect(next.body.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(next.headers.get('set-cookie')).toBeNull();
  });

  it('is exchanged by the cookie for the next one, which does not live longer (A-008, B-03)', async () => {
    const { body, cookie } = await signIn();
    await server.db.query(
      sql`update session set refresh_expires_at = refresh_expires_at - interval '29 days' where rotated_at is null`,
    );
    const next = await refresh({ ...ownPage, cookie: `other=1; ${cookie}` });
    expect(next.status).toBe(200);
    expect(next.body).toMatchObject({ refresh_token: '', expires_in: 600 });
    expect(next.body.access_token).not.toBe(body.access_token);
    expect(await statusWith(next.body.access_token)).toBe(200);
    const seconds = Number(/Max-Age=(\d+)/.exec(next.headers.get('set-cookie') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(86_300);
    expect(seconds).toBeLessThanOrEqual(86_400);
  });

  it('moves from the body into the cookie when a browser that kept it in storage refreshes', async () => {
    const { body } = await server.call(auth.token, { body: form });
    const next = await refresh({ ...ownPage, cookie: 'refresh_token=stale' }, { refresh_token: body.refresh_token });
    expect(next.status).toBe(200);
    expect(next.body.refresh_token).toBe('');
    expect(next.headers.get('set-cookie')).toMatch(/^refresh_token=[\w-]{43};/);
  });

  it('is the same for fifty tabs that refresh at once (A-008)', async () => {
    const { cookie } = await signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh({ ...ownPage, cookie })));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.get('set-cookie')?.split(';')[0])).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1);
  });

  it('does nothing for a page of another origin, nor without the header that only a script of the shop can send', async () => {
    const { body, cookie } = await signIn();
    const own = new URL(server.origin);
    const forgeries: Record<string, string>[] = [
      { cookie, 'sec-fetch-site': 'same-origin' },
      { cookie, 'x-session': 'cookie' },
      { cookie, 'x-session': 'cookie', 'sec-fetch-site': 'same-site' },
      { cookie, 'x-session': 'cookie', 'sec-fetch-site': 'cross-site', origin: own.origin },
      { cookie, 'x-session': 'cookie', origin: 'https://evil.example' },
      { cookie, 'x-session': 'cookie', origin: `http://${own.hostname}:1` },
      { cookie, 'x-session': 'cookie', origin: 'null' },
    ];
    for (const headers of forgeries) {
      const refused = await refresh(headers);
      expect([headers, refused.status, refused.headers.get('set-cookie')]).toEqual([headers, 401, null]);
      expect((await server.call(auth.logout, { headers })).status).toBe(401);
    }
    expect(await statusWith(body.access_token)).toBe(200);
    expect((await refresh({ cookie, 'x-session': 'cookie', origin: own.origin })).status).toBe(200);
  });

  it('opens no call but refreshing and signing out', async () => {
    const { cookie } = await signIn();
    for (const call of [auth.me, auth.userData, contract.cart.list, contract.orders.list])
      expect((await server.call(call, { headers: { ...ownPage, cookie } })).status).toBe(401);
  });

  it('belongs to one account (A-002, D-114)', async () => {
    const { cookie } = await signIn();
    expect((await refresh({ ...ownPage, cookie, 'x-account-hash': 'tropico' })).status).toBe(401);
  });
});
