import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines, worldPassword } from '../../../testing/index.ts';

const { passwordChange, auth } = contract;
const as = 'buyer@vitrine.example';
const chosen = 'linen-in-lisbon';

describeEngines('changing the password while signed in', (server) => {
  beforeEach(() => server.db.query(sql`delete from attempt`));

  const ask = (email = as, who = as) => server.call(passwordChange.sendCode, { as: who, body: { email } });
  const check = (code: string, who = as) => server.call(passwordChange.checkCode, { as: who, query: { code } });
  const change = (code: string, password = chosen, again = password, who = as) =>
    server.call(passwordChange.change, { as: who, body: { code, password, password_confirmation: again } });
  const mailed = async (recipient = as) => {
    const [mail] = await server.db.query<{ text: string }>(
      sql`select text from mail where recipient = ${recipient} order by id desc limit 1`,
    );
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const signIn = (password: string) =>
    server.call(auth.token, { body: { grant_type: 'password', username: as, password } });

  it('takes the code of the mail, once, and ends the other sessions (A-014, A-015, A-016, S-041, S-042, S-043)', async () => {
    const elsewhere = await server.token(as);
    const asked = await ask(as.toUpperCase());
    expect(asked.body.message).toBe(`We sent a code to ${as.toUpperCase()}.`);
    const code = await mailed();
    expect((await check(code)).status).toBe(200);
    expect((await check(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await change(code)).body.message).toBe('Password Changed!');
    expect((await signIn(worldPassword)).status).toBe(401);
    expect((await signIn(chosen)).status).toBe(200);
    expect((await server.call(auth.me, { as })).status).toBe(200);
    const headers = { authorization: `Bearer ${elsewhere}` };
    expect((await server.call(auth.me, { account: 'vitrine', headers })).status).toBe(401);
    expect((await change(code, 'another secret')).problem.errors).toHaveProperty('code');
  });

  it('refuses a wrong, an old and an expired code (X-015)', async () => {
    await ask();
    const first = await mailed();
    expect((await check(other(first))).problem.errors?.['code']?.[0]).toContain('not the one we sent');
    await ask();
    const second = await mailed();
    const stale = first === second ? other(first) : first;
    expect((await check(stale)).status).toBe(422);
    await server.db.query(sql`update password_code set expires_at = now()`);
    expect((await check(second)).status).toBe(422);
    expect((await change(second)).status).toBe(422);
  });

  it('refuses a short password and a pair that differs, and keeps the code (V-029, V-030, X-079)', async () => {
    await ask();
    const code = await mailed();
    expect((await change(code, 'short')).problem.errors).toEqual({
      password: ['Password must be 8 character at least.'],
    });
    expect((await change(code, chosen, `${chosen}!`)).problem.errors).toEqual({
      password_confirmation: ['Confirm password not match.'],
    });
    expect((await change(code)).status).toBe(200);
  });

  it('sends codes to the own address alone, and takes only the own code', async () => {
    const unknown = await ask('nobody@vitrine.example');
    const rival = await ask('rival@vitrine.example');
    expect([unknown.status, rival.status, rival.problem.message]).toEqual([422, 422, unknown.problem.message]);
    await ask();
    expect((await check(await mailed(), 'rival@vitrine.example')).status).toBe(422);
    expect((await server.call(passwordChange.checkCode, { query: { code: '123456' } })).status).toBe(401);
  });

  it('takes ten wrong tries in ten minutes, even of a new code', async () => {
    await ask();
    const code = await mailed();
    const tries = await Promise.all(Array.from({ length: 12 }, () => check(other(code))));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    await ask();
    expect((await check(await mailed())).status).toBe(429);
  });

  it('sends five mails an hour, and keeps a hash of the code alone', async () => {
    const answers: number[] = [];
    for (let mail = 0; mail < 6; mail += 1) answers.push((await ask()).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const rows = await server.db.query<{ row: string }>(sql`select password_code::text as row from password_code`);
    expect(rows[0]?.row).not.toContain(await mailed());
  });
});
