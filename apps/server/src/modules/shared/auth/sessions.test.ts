import { contract } from '@vitrine/api';
import { createClient } from '@vitrine/api/client';
import { memorySession } from '@vitrine/api/testing';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';

const { auth } = contract;

describeEngines('a session', (server) => {
  const signIn = async (username = 'buyer@vitrine.example') => {
    const { body } = await server.call(auth.token, {
      body: { grant_type: 'password', username, password: worldPassword },
    });
    return { access: body.access_token, refresh: body.refresh_token };
  };
  const refresh = (token: string, account?: string) =>
    server.call(auth.refresh, { body: { refresh_token: token }, account });
  const statusWith = async (token: string) =>
    (await server.call(auth.me, { headers: { authorization: `Bearer ${token}` } })).status;

  it('gives the stage of a buyer and none of a seller (A-007, E-03)', async () => {
    expect((await server.call(auth.me, { as: 'review@vitrine.example' })).body).toMatchObject({ stage: 'in_review' });
    expect((await server.call(auth.me, { as: 'seller@vitrine.example' })).body).toMatchObject({ stage: null });
  });

  it('gives the user with the retailer behind (A-006, E-02)', async () => {
    const { body } = await server.call(auth.userData, { as: 'buyer@vitrine.example' });
    expect(body).toMatchObject({
      first_name: 'Bea',
      entity_type: 'buyer',
      entity_stype: 'buyer',
      entity_id: 1,
      buyer: { id: 1, name: 'Harbour Store', hide_find_retailers: false },
      seller: null,
      seller_slug: null,
      buyer_locations: ['Brazil', 'Portugal'],
      allow_auto_add_one_unit_cart: true,
      welcome_msg: true,
    });
  });

  it('gives sellers their brand and staff themselves (E-02)', async () => {
    expect((await server.call(auth.userData, { as: 'seller@vitrine.example' })).body).toMatchObject({
      entity_type: 'seller',
      entity_id: 1,
      seller_slug: 'lume',
      buyer: null,
    });
    expect((await server.call(auth.userData, { as: 'staff@vitrine.example' })).body).toMatchObject({
      is_staff: true,
      seller: null,
      welcome_msg: false,
    });
  });

  it('answers 401 with the words older clients look for when there is no session (X-020, S-031)', async () => {
    const { status, problem } = await server.call(auth.userData);
    expect(status).toBe(401);
    expect(problem).toMatchObject({
      message: 'Authentication credentials were not provided.',
      detail: 'Authentication credentials were not provided.',
    });
  });

  it('takes the token as older calls send it too (D-073)', async () => {
    const { access } = await signIn();
    expect((await server.fetch('/v1/auth/me/', { headers: { authorization: `Token ${access}` } })).status).toBe(200);
  });

  it('takes the temporary token of a client that has one before its access token (A-001, B-02)', async () => {
    const who = async (access: string, temporary?: string) => {
      const { session } = memorySession(temporary === undefined ? { access } : { access, temporary });
      const client = createClient({
        baseUrl: server.origin,
        session,
        language: () => 'en',
        accountHash: () => 'vitrine',
        clientId: 'vitrine-web',
      });
      return (await client.auth.userData()).data.email;
    };
    const buyer = await server.token('buyer@vitrine.example');
    const seller = await server.token('seller@vitrine.example');
    expect(await who(buyer)).toBe('buyer@vitrine.example');
    expect(await who(buyer, seller)).toBe('seller@vitrine.example');
  });

  it('belongs to one account: with the header or host of another it is none (A-002, D-114)', async () => {
    const { access } = await signIn();
    const headers = { authorization: `Bearer ${access}` };
    expect((await server.call(auth.me, { headers, account: 'tropico' })).status).toBe(401);
    expect((await server.fetch('/v1/auth/me', { headers, host: 'tropico.localhost:3000' })).status).toBe(401);
  });

  it('ends when its hour is over', async () => {
    const { access } = await signIn();
    await server.db.query(sql`update session set access_expires_at = now() - interval '1 second'`);
    expect(await statusWith(access)).toBe(401);
  });

  it('is exchanged for the next pair by its refresh token (A-008)', async () => {
    const first = await signIn();
    const { status, body } = await refresh(first.refresh);
    expect(status).toBe(200);
    expect(body.access_token).not.toBe(first.access);
    expect(await statusWith(body.access_token)).toBe(200);
    expect((await refresh('not-a-token')).status).toBe(401);
    expect((await refresh(body.refresh_token, 'tropico')).status).toBe(401);
  });

  it('survives fifty tabs that refresh at once: all get the same pair (A-008)', async () => {
    const { refresh: token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1);
    expect(await statusWith(answers[0]?.body.access_token ?? '')).toBe(200);
  });

  it('ends with its whole family when a refresh token is used again after the grace', async () => {
    const first = await signIn();
    const { body: second } = await refresh(first.refresh);
    await server.db.query(
      sql`update session set rotated_at = rotated_at - interval '11 seconds' where rotated_at is not null`,
    );
    expect((await refresh(first.refresh)).status).toBe(401);
    expect(await statusWith(second.access_token)).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(401);
  });

  it('ends with its family when a grandparent comes back, even within the grace', async () => {
    const first = await signIn();
    const { body: second } = await refresh(first.refresh);
    const { body: third } = await refresh(second.refresh_token);
    expect((await refresh(first.refresh)).status).toBe(401);
    expect(await statusWith(third.access_token)).toBe(401);
  });

  it('is not prolonged by refreshing: thirty days from the sign-in it is over (D-102)', async () => {
    const first = await signIn();
    await server.db.query(
      sql`update session set refresh_expires_at = refresh_expires_at - interval '29 days' where rotated_at is null`,
    );
    const { body: second } = await refresh(first.refresh);
    await server.db.query(
      sql`update session set refresh_expires_at = refresh_expires_at - interval '1 day 1 minute' where rotated_at is null`,
    );
    expect((await refresh(second.refresh_token)).status).toBe(401);
  });

  it('ends at logout, and its refresh token with it (R-161)', async () => {
    const { access, refresh: token } = await signIn();
    expect((await server.call(auth.logout, { headers: { authorization: `Bearer ${access}` } })).status).toBe(204);
    expect(await statusWith(access)).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });

  it('is refused at once, also at refresh, when its member is made inactive', async () => {
    const { access, refresh: token } = await signIn('colleague@vitrine.example');
    expect(await statusWith(access)).toBe(200);
    await server.db.query(sql`update member set status = 'inactive' where email = 'colleague@vitrine.example'`);
    expect(await statusWith(access)).toBe(401);
    expect((await refresh(token)).status).toBe(401);
    for (const call of [auth.userData, contract.orders.list, contract.cart.list])
      expect((await server.call(call, { headers: { authorization: `Bearer ${access}` } })).status).toBe(401);
  });

  it('keeps no token that could be used in the database', async () => {
    const { access, refresh: token } = await signIn();
    const [row] = await server.db.query<{ dump: string }>(
      sql`select coalesce(string_agg(s::text, ' '), '') as dump from session s`,
    );
    expect(row?.dump).not.toContain(access);
    expect(row?.dump).not.toContain(token);
  });
});
