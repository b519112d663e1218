import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';

const { auth } = contract;

describeEngines('choosing a new password', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from attempt`);
  });

  const ask = (email: string, extra: { account?: string; headers?: Record<string, string> } = {}) =>
    server.call(auth.recovery, { body: { email }, ...extra });
  const lastMail = async () => {
    const [mail] = await server.db.query<{ recipient: string; subject: string; text: string; html: string }>(
      sql`select recipient, subject, text, html from mail order by id desc limit 1`,
    );
    const [link = '', token = ''] = /https?:\/\/\S+\/recovery\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    return { recipient: mail?.recipient, subject: mail?.subject, text: `${mail?.text}${mail?.html}`, link, token };
  };
  const confirm = (token: string, password: string, again = password) =>
    server.call(auth.recoveryConfirm, { body: { token, password, confirm: again } });
  const signIn = (username: string, password: string) =>
    server.call(auth.token, { body: { grant_type: 'password', username, password } });

  it('mails a link that sets the password once and ends every session (A-011, A-012, X-012, X-017, D-038)', async () => {
    const session = await server.token('rival@vitrine.example');
    const { status, body } = await ask('Rival@vitrine.example');
    expect(status).toBe(200);
    expect(body.message).toBe('Success! Check your email for more information.');
    const { recipient, token } = await lastMail();
    expect(recipient).toBe('rival@vitrine.example');
    expect((await confirm(token, 'a new secret')).body.message).toBe('Password Changed!');
    expect((await server.call(auth.me, { headers: { authorization: `Bearer ${session}` } })).status).toBe(401);
    expect((await signIn('rival@vitrine.example', worldPassword)).status).toBe(401);
    expect((await signIn('rival@vitrine.example', 'a new secret')).status).toBe(200);
    expect((await confirm(token, 'another secret')).problem.errors).toHaveProperty('token');
  });

  it('says Email not found for an address without a member in this account (X-011)', async () => {
    const { status, problem } = await ask('buyer@tropico.example');
    expect(status).toBe(404);
    expect(problem.message).toBe('Email not found');
  });

  it('mails the invitation again to a colleague who has not accepted it (A-011, A-116)', async () => {
    await server.db.query(sql`
      insert into member (account_id, email, first_name, last_name, side, retailer_id, status)
      values (1, 'invited@vitrine.example', 'Ines', '', 'buyer', 1, 'pending')`);
    const { status, body } = await ask('invited@vitrine.example');
    expect([status, body.message]).toEqual([200, 'Success! Check your email for more information.']);
    const { subject, text } = await lastMail();
    expect(subject).not.toBe('Reset your password');
    const [, hash = ''] = /define-password\?hash=([\w-]+)/.exec(text) ?? [];
    const define = {
      hash,
      email: 'invited@vitrine.example',
      password: 'a new secret',
      password_confirmation: 'a new secret',
    };
    expect((await server.call(auth.definePassword, { body: define })).status).toBe(200);
    expect((await signIn('invited@vitrine.example', 'a new secret')).status).toBe(200);
  });

  it('leads to the configured shop whatever the Host header says', async () => {
    const forged = await server.fetch('/api/recovery/', {
      method: 'POST',
      host: 'evil.example',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ email: 'buyer@vitrine.example' }),
    });
    expect(forged.status).toBe(200);
    const { text, link } = await lastMail();
    expect(link).toMatch(/^http:\/\/localhost:3000\/recovery\//);
    expect(text).not.toContain('evil');
  });

  it('leads a partner to the partner shop, in its language and title', async () => {
    await ask('buyer@tropico.example', { account: 'tropico' });
    const { subject, text, link } = await lastMail();
    expect(link).toMatch(/^http:\/\/tropico\.localhost:3000\/recovery\//);
    expect(text).toContain('Trópico');
    await server.db.query(sql`update member set language_code = 'pt_BR' where email = 'buyer@tropico.example'`);
    await ask('buyer@tropico.example', { account: 'tropico' });
    expect(subject).toBe('Reset your password');
    expect((await lastMail()).subject).toBe('Redefina sua senha');
  });

  it('refuses a pair that differs or is too short, without spending the link (V-024, V-025, V-029)', async () => {
    await ask('buyer@vitrine.example');
    const { token } = await lastMail();
    expect((await confirm(token, 'long enough', 'not the same')).problem.errors).toEqual({
      confirm: ["The password and confirmation don't match"],
    });
    expect((await confirm(token, 'short')).problem.errors).toEqual({
      password: ['Password must be 8 character at least.'],
    });
    expect((await confirm(token, 'long enough')).status).toBe(200);
  });

  it('keeps every link alive for an hour, in one account, until one of them is used', async () => {
    await ask('review@vitrine.example');
    const first = (await lastMail()).token;
    await ask('review@vitrine.example');
    const second = (await lastMail()).token;
    expect(
      (
        await server.call(auth.recoveryConfirm, {
          account: 'tropico',
          body: { token: second, password: 'long enough', confirm: 'long enough' },
        })
      ).status,
    ).toBe(422);
    expect((await confirm(first, 'long enough')).status).toBe(200);
    expect((await confirm(second, 'long enough')).status).toBe(422);
    await ask('review@vitrine.example');
    const third = (await lastMail()).token;
    await server.db.query(sql`update one_time_token set expires_at = now()`);
    expect((await confirm(third, 'long enough')).status).toBe(422);
  });

  it('sends at most five mails an hour to one address, and answers alike, because their links work (A-011, X-012)', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask('new@vitrine.example')).status).toBe(200);
    expect((await ask('new@vitrine.example')).status).toBe(200);
    const mails = await server.db.query(sql`select id from mail where recipient = 'new@vitrine.example'`);
    expect(mails).toHaveLength(5);
  });

  it('replaces the default password once, after the checks of the form (A-013, V-016, V-017, V-018, X-002)', async () => {
    const change = (password: string, again: string) =>
      server.call(auth.changeDefaultPassword, { as: 'default@vitrine.example', body: { password, confirm: again } });
    expect((await change('', '')).problem.errors).toEqual({ password: ['Password is required'] });
    expect((await change('long enough', '')).problem.errors).toEqual({ confirm: ['Password confirm is required'] });
    expect((await change('long enough', 'different')).problem.errors).toEqual({
      confirm: ['Password and Password confirm does not match'],
    });
    expect((await change('long enough', 'long enough')).status).toBe(200);
    expect((await signIn('default@vitrine.example', 'long enough')).body.password_changed).toBe(true);
    expect((await change('long enough', 'long enough')).status).toBe(403);
  });

  it('does not replace a password its owner chose for anyone who holds a session', async () => {
    const { status } = await server.call(auth.changeDefaultPassword, {
      as: 'buyer@vitrine.example',
      body: { password: 'long enough', confirm: 'long enough' },
    });
    expect(status).toBe(403);
  });
});
