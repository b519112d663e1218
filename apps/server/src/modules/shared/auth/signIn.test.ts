import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';

const { auth } = contract;
const grant = (username: string, password = worldPassword) => ({ grant_type: 'password' as const, username, password });

describeEngines('signing in', (server) => {
  it('answers the right e-mail and password with a pair of tokens for an hour (A-004, S-010, D-102)', async () => {
    const { status, body, headers } = await server.call(auth.token, { body: grant('Buyer@Vitrine.example ') });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, password_changed: true });
    expect(body.access_token).toMatch(/^[\w-]{43}$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('opens the session of the newer API with the same form (A-005, S-012)', async () => {
    const { body } = await server.call(auth.login, { body: grant('seller@vitrine.example') });
    const user = await server.call(auth.userData, { headers: { authorization: `Bearer ${body.access_token}` } });
    expect(user.body.email).toBe('seller@vitrine.example');
  });

  it('says invalid_grant alike for a wrong password, an unknown e-mail and a member of another account (X-001, D-114)', async () => {
    for (const body of [
      grant('rival@vitrine.example', 'wrong'),
      grant('ghost@vitrine.example'),
      grant('buyer@tropico.example'),
    ]) {
      const answer = await server.call(auth.token, { body });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: 'invalid_grant', error_description: 'Invalid credentials given.' });
    }
  });

  it('says invalid_grant for a member who was made inactive', async () => {
    await server.db.query(sql`update member set status = 'inactive' where email = 'colleague@vitrine.example'`);
    expect((await server.call(auth.token, { body: grant('colleague@vitrine.example') })).status).toBe(401);
  });

  it('answers an incomplete form with invalid_request', async () => {
    const { status, body } = await server.call(auth.token, { body: { username: 'buyer@vitrine.example' } as never });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'invalid_request' });
  });

  it('knows its public client by id and opens nothing for client credentials alone (D-136)', async () => {
    const headers = { authorization: `Basic ${btoa('someone:secret')}` };
    expect((await server.call(auth.token, { body: grant('buyer@vitrine.example'), headers })).body).toMatchObject({
      error: 'invalid_client',
    });
    const alone = await server.fetch('/v1/auth/user-data', {
      headers: { authorization: `Basic ${btoa('vitrine-web:')}` },
    });
    expect(alone.status).toBe(401);
  });

  it('tells that a default password must be changed, and lets nothing else happen before (S-011, M-08)', async () => {
    const { body } = await server.call(auth.token, { body: grant('default@vitrine.example') });
    expect(body.password_changed).toBe(false);
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await server.call(auth.userData, { headers })).status).toBe(200);
    const me = await server.call(auth.me, { headers });
    expect(me.status).toBe(403);
    expect(me.problem.message).toBe('password_not_changed');
  });

  it('makes a guesser wait longer and longer, but not the same member elsewhere (D-102)', async () => {
    const guess = () => server.call(auth.token, { body: grant('pending@vitrine.example', 'guess') });
    const seen: number[] = [];
    for (let count = 0; count < 7; count += 1) seen.push((await guess()).status);
    expect(seen.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(seen).toContain(429);
    const refused = await guess();
    expect(refused.body).toMatchObject({ error: 'too_many_attempts' });
    await server.db.query(sql`update attempt set free_at = now()`);
    expect((await server.call(auth.token, { body: grant('pending@vitrine.example') })).status).toBe(200);
    expect((await guess()).status).toBe(401);
  });

  it('counts fifty guesses at once as fifty', async () => {
    const guesses = Array.from({ length: 50 }, () =>
      server.call(auth.token, { body: grant('review@vitrine.example', 'guess') }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
  });

  it('takes a report of a failed login without keeping or logging the password (A-009, D-068, D-135, X-004)', async () => {
    const canary = 'canary-9b1f4e';
    const { status } = await server.call(auth.loginError, {
      body: { grant_type: 'password', username: 'x@y.example', password: canary },
    });
    expect(status).toBe(204);
    expect(server.log.join('\n')).not.toContain(canary);
    const kept = await server.db.query(sql`select key from attempt where key like ${`%${canary}%`}`);
    expect(kept).toEqual([]);
  });

  it('tells whether an e-mail has an account, at most five times a minute (A-010, D-139)', async () => {
    await server.db.query(sql`delete from attempt`);
    const ask = (email: string) => server.call(auth.checkEmail, { body: { email } });
    expect((await ask('buyer@vitrine.example')).body).toBe(true);
    expect((await ask('nobody@vitrine.example')).body).toBe(false);
    expect((await ask('buyer@tropico.example')).body).toBe(false);
    expect((await ask('no address')).problem.errors).toEqual({ email: ['Email must be valid.'] });
    await ask('a@b.example');
    await ask('a@b.example');
    const sixth = await ask('a@b.example');
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
