import { contract } from '@vitrine/api';
import sql, { raw } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

const { auth } = contract;
const password = 'canary-password-5e1f';
const code = 'canary-code-71c2';
const email = 'rival@vitrine.example';

/** Every row of every table as text; bytes appear as hexadecimal. */
const dump = async ({ db }: TestServer): Promise<string> => {
  const tables = await db.query<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const dumps = tables.map(async ({ name }) => {
    const [row] = await db.query<{ rows: string }>(
      sql`select coalesce(string_agg(t::text, ' '), '') as rows from ${raw(name)} t`,
    );
    return `${name}: ${row?.rows}`;
  });
  return (await Promise.all(dumps)).join('\n');
};

/** A secret as it is, and as somebody might store it by mistake. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64'), encodeURIComponent(secret)];
};

const found = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => formsOf(secret).some((form) => text.includes(form)));

describeEngines('passwords, tokens and codes', (server) => {
  const signIn = (typed: string) =>
    server.call(auth.token, { body: { grant_type: 'password', username: email, password: typed } });
  const askForLink = async (): Promise<string> => {
    await server.call(auth.recovery, { body: { email } });
    const [mail] = await server.db.query<{ text: string }>(sql`select text from mail order by id desc limit 1`);
    return /\/recovery\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const post = (path: string, body: string, type = 'application/json') =>
    server.fetch(path, { method: 'POST', headers: { 'content-type': type }, body });

  it('are in no log line and no table once they were used (A-004, A-009, A-011, A-012, D-135, X-004)', async () => {
    const unused = await askForLink();
    const used = await askForLink();
    expect(found(await dump(server), [used])).toEqual([used]);
    for (const token of [unused, used])
      for (const path of ['/recovery/', '//Recovery/', '/%72ecovery/', '/recovery%2F', '/api/recovery/', '/v1/auth/'])
        await server.fetch(`${path}${token}`);
    for (const name of ['token', 'hash', 'code', 'password']) await server.fetch(`/define-password?${name}=${code}`);
    await server.fetch(`/v1/auth/me?token=${code}`, { headers: { authorization: `Bearer ${code}` } });

    const body = { token: used, password, confirm: password };
    expect((await server.call(auth.recoveryConfirm, { body: { ...body, confirm: 'another one' } })).status).toBe(422);
    expect((await server.call(auth.recoveryConfirm, { body })).status).toBe(200);
    expect((await server.call(auth.recoveryConfirm, { body })).status).toBe(422);
    const { body: tokens } = await signIn(password);
    const { body: login } = await server.call(auth.login, {
      body: { grant_type: 'password', username: email, password },
    });
    const { body: next } = await server.call(auth.refresh, { body: { refresh_token: tokens.refresh_token } });
    await server.call(auth.userData, { headers: { authorization: `Bearer ${next.access_token}` } });
    for (let guess = 0; guess < 8; guess += 1) await signIn(`${password}-${guess}`);
    await server.call(auth.loginError, { body: { grant_type: 'password', username: email, password } });
    await post('/api/login-error/', `{"password": "${password}"`);
    await post('/o/token/', `password=${password}&%`, 'application/x-www-form-urlencoded');
    await post('/o/token/', password, 'text/plain');
    await post('/api/recovery/confirm/', JSON.stringify({ token: [code], password: { password } }));

    const secrets = [
      password,
      code,
      unused,
      used,
      login.access_token,
      ...[tokens, next].flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]),
    ];
    expect(secrets.every((secret) => secret.length > 10)).toBe(true);
    expect(found(server.log.join('\n'), secrets)).toEqual([]);
    expect(found(await dump(server), secrets)).toEqual([]);
  });
});
