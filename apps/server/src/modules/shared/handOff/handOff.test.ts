import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { auth, handOff } = contract;
const buyer = 'buyer@vitrine.example';
const site = 'https://academy.example';
const ownPage = { 'x-session': 'cookie', 'sec-fetch-site': 'same-origin' };

describeEngines('a member who goes to a partner site', (server) => {
  beforeAll(async () => {
    await server.db.query(sql`insert into partner_site (account_id, origin) values (1, ${site})`);
    await server.db.query(
      sql`insert into account_host (host, account_id) values ('shop.localhost', 1), ('b2b.localhost', 1)`,
    );
    server.app.platform.accounts.forget();
  });

  const issue = async (url: string) =>
    server.call(handOff.issue, {
      body: { url },
      host: 'shop.localhost',
      headers: { authorization: `Bearer ${await server.token(buyer)}` },
    });
  const ticketFor = async (url: string): Promise<string> =>
    new URL((await issue(url)).body.data.url).searchParams.get('token') ?? '';
  const redeem = (ticket: string, origin = site) => server.call(handOff.redeem, { body: { ticket, origin } });

  it('takes a ticket along instead of the access token (R-162, D-133)', async () => {
    const { status, body } = await issue(`${site}/courses?lang=en#first`);
    expect(status).toBe(201);
    const url = new URL(body.data.url);
    expect([url.origin, url.pathname, url.searchParams.get('lang'), url.hash]).toEqual([
      site,
      '/courses',
      'en',
      '#first',
    ]);
    const ticket = url.searchParams.get('token') ?? '';
    expect(ticket).toMatch(/^[\w-]{43}$/);
    const asToken = await server.call(auth.me, { headers: { authorization: `Bearer ${ticket}` } });
    expect(asToken.status).toBe(401);
  });

  it('is known to the site once, and only by what it needs (R-162, D-133)', async () => {
    const ticket = await ticketFor(`${site}/`);
    const { status, body } = await redeem(ticket);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number) as number,
      first_name: 'Bea',
      last_name: 'Test',
      email: buyer,
      entity_stype: 'buyer',
      entity_id: 1,
      entity_name: 'Harbour Store',
    });
    expect((await redeem(ticket)).status).toBe(422);
  });

  it('is known to no other site, after no longer than a minute, and not after signing out', async () => {
    expect((await redeem(await ticketFor(`${site}/`), 'https://other.example')).status).toBe(422);
    const late = await ticketFor(`${site}/`);
    await server.db.query(sql`update one_time_token set expires_at = now() where purpose = 'handoff'`);
    expect((await redeem(late)).status).toBe(422);
    const left = await ticketFor(`${site}/`);
    await server.db.query(sql`update session set revoked_at = now()`);
    expect((await redeem(left)).status).toBe(422);
  });

  it('gets no ticket for a site that is not on the list (D-133)', async () => {
    for (const url of [
      'https://other.example/',
      `${site}.evil.example/`,
      `https://x:y@academy.example/`,
      'javascript:x()',
      '/brands',
    ]) {
      const { status, problem } = await issue(url);
      expect({ url, status, fields: Object.keys(problem.errors ?? {}) }).toEqual({ url, status: 422, fields: ['url'] });
    }
    expect((await server.call(handOff.issue, { body: { url: `${site}/` } })).status).toBe(401);
  });

  it('arrives at another host of the account signed in, once (R-055, S-026, D-134)', async () => {
    const { body } = await issue('http://b2b.localhost:3000/brands');
    const ticket = new URL(body.data.url).searchParams.get('token') ?? '';
    const enter = (host: string) =>
      server.call(auth.refresh, { body: { refresh_token: ticket }, headers: ownPage, host });
    const elsewhere = await enter('shop.localhost');
    expect(elsewhere.status).toBe(401);
    const { status, body: tokens, headers } = await enter('b2b.localhost');
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toContain('HttpOnly');
    const user = await server.call(auth.userData, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(user.body.email).toBe(buyer);
    expect((await enter('b2b.localhost')).status).toBe(401);
  });
});
