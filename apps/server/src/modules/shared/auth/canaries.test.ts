import { contract } from '@vitrine/api';
import sql, { raw } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { asMember, inTransaction } from '../../../domain/scope.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { describeEngines } from '../../../testing/index.ts';
import type { TestServer } from '../../../testing/index.ts';
import { makeDigestLink } from '../../shop/notifications/digestLink.ts';

const { auth, handOff, jobs, landing, notifications, passwordChange, profile } = contract;
const password = 'canary-password-5e1f';
const code = 'canary-code-71c2';
const email = 'rival@vitrine.example';
const buyer = 'buyer@vitrine.example';

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

  /** What the newest mail to somebody carries. */
  const mailed = async (recipient: string, carries: RegExp): Promise<string> => {
    const [mail] = await server.db.query<{ text: string }>(
      sql`select text from mail where recipient = ${recipient} order by id desc limit 1`,
    );
    return carries.exec(mail?.text ?? '')?.[1] ?? '';
  };
  /** Opens the pages, as people follow a link. */
  const visit = async (...paths: string[]): Promise<void> => {
    for (const path of paths) await server.fetch(path);
  };

  const useInvitation = async (): Promise<string> => {
    const invited = 'canary@harbour.example';
    await server.call(profile.inviteUser, { as: buyer, body: { email: invited, first_name: 'Ana' } });
    const hash = await mailed(invited, /hash=([\w-]{43})/);
    await visit(`/define-password?hash=${hash}`, `/en/define-password/?hash=${hash}`);
    const chosen = { email: invited, password, password_confirmation: password };
    expect((await server.call(auth.definePassword, { body: { hash, ...chosen } })).status).toBe(200);
    expect((await server.call(auth.definePassword, { body: { hash, ...chosen } })).status).toBe(422);
    return hash;
  };

  const useCode = async (): Promise<string> => {
    await server.call(passwordChange.sendCode, { as: buyer, body: { email: buyer } });
    const mailedCode = await mailed(buyer, /\b(\d{6})\b/);
    await server.call(passwordChange.checkCode, { as: buyer, query: { code: mailedCode } });
    const body = { code: mailedCode, password, password_confirmation: password };
    expect((await server.call(passwordChange.change, { as: buyer, body })).status).toBe(200);
    return mailedCode;
  };

  const useNewsletter = async (): Promise<string[]> => {
    const reader = 'canary@shop.example';
    const link = (): Promise<string> => mailed(reader, /\/newsletter\/\w+\/([\w-]{43})/);
    await server.call(landing.subscribe, { body: { email: reader, maillist: 'b' } });
    const confirmed = await link();
    await visit(`/newsletter/confirm/${confirmed}`, `/v1/maillist/confirm/${confirmed}`);
    expect((await server.call(landing.confirmSubscription, { body: { token: confirmed } })).status).toBe(200);
    const ended = await link();
    await visit(`/newsletter/unsubscribe/${ended}`, `/v1/maillist/unsubscribe/${ended}/`);
    expect((await server.call(landing.unsubscribe, { params: { token: ended }, body: {} })).status).toBe(200);
    return [confirmed, ended];
  };

  const useDigest = async (): Promise<string> => {
    await inTransaction(asMember(await server.scope({ as: buyer })), async (tx) => {
      const { page, call, secret } = await makeDigestLink(tx);
      const mail = { kind: 'digest', recipient: buyer, subject: 'Your day', text: page, html: page };
      await queueMails(tx, [{ ...mail, secret, unsubscribe: call }]);
    });
    const token = await mailed(buyer, /\/newsletter\/digest\/([\w-]{43})/);
    await visit(`/newsletter/digest/${token}`);
    expect((await server.call(notifications.endMails, { params: { token }, body: {} })).status).toBe(200);
    return token;
  };

  const useHandOff = async (): Promise<string> => {
    const site = 'https://academy.example';
    await server.db.query(sql`insert into partner_site (account_id, origin) values (1, ${site})`);
    const { body } = await server.call(handOff.issue, { as: buyer, body: { url: `${site}/courses` } });
    const ticket = new URL(body.data.url).searchParams.get('token') ?? '';
    expect((await server.call(handOff.redeem, { body: { ticket, origin: site } })).status).toBe(200);
    expect((await server.call(handOff.redeem, { body: { ticket, origin: site } })).status).toBe(422);
    return ticket;
  };

  const useDownload = async (): Promise<string> => {
    const { viewer } = asMember(await server.scope({ as: buyer }));
    const file = { key: 'private/jobs/canary.csv', name: 'a.csv', type: 'text/csv; charset=utf-8' };
    await server.app.platform.files.put(file.key, Buffer.from('a;b'), 'text/csv');
    const [job] = await server.db.query<{ id: number }>(sql`
      insert into job (account_id, member_id, language_code, kind, input, status, result, finished_at)
      values (1, ${viewer.memberId}, 'en', 'made', '{}', 'done', ${JSON.stringify({ file })}::jsonb, now()) returning id`);
    const path = `/v1/jobs/${job?.id}/file`;
    const { ticket } = (await server.call(jobs.ticket, { as: buyer, body: { path } })).body;
    expect((await server.fetch(`${path}?ticket=${ticket}`)).status).toBe(200);
    expect((await server.fetch(`${path}?ticket=${ticket}`)).status).toBe(401);
    return ticket;
  };

  it('of invitations, newsletters, daily mails and tickets are in no log line and no table once they were used (A-014, A-016, A-042, A-116, D-133, D-138)', async () => {
    const secrets = [
      password,
      await useInvitation(),
      ...(await useNewsletter()),
      await useDigest(),
      await useHandOff(),
      await useDownload(),
    ];
    expect(secrets.every((secret) => secret.length > 10)).toBe(true);
    expect(found(server.log.join('\n'), secrets)).toEqual([]);
    expect(found(await dump(server), secrets)).toEqual([]);
  });

  it('of six digits are in no log line and no table once they changed a password (A-014, A-016)', async () => {
    const used = await useCode();
    expect(used).toMatch(/^\d{6}$/);
    // Six digits are part of many a number; a code would be there as a word. Parts of a second follow a point.
    const alone = new RegExp(`(?<![\\w.])${used}(?!\\w)`);
    expect(server.log.join('\n')).not.toMatch(alone);
    expect(await dump(server)).not.toMatch(alone);
  });
});
