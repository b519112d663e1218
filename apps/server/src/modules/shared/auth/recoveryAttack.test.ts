import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { auth } = contract;
const owner = 'buyer@vitrine.example';

describeEngines(
  'a new password under attack',
  (server) => {
    beforeEach(async () => {
      await server.db.query(sql`delete from attempt`);
      await server.db.query(sql`delete from mail`);
    });

    const ask = (email: string, ip: string) =>
      server.call(auth.recovery, { body: { email }, headers: { 'x-forwarded-for': ip } });
    const links = async (): Promise<string[]> => {
      const mails = await server.db.query<{ text: string }>(sql`select text from mail order by id`);
      return mails.map(({ text }) => /\/recovery\/([\w-]{43})/.exec(text)?.[1] ?? '');
    };
    const choose = async (token: string) =>
      (await server.call(auth.recoveryConfirm, { body: { token, password: 'long enough', confirm: 'long enough' } }))
        .status;

    it('is sent to its owner even if others asked before, and every mailed link works (A-011, X-012)', async () => {
      for (let turn = 0; turn < 40; turn += 1) expect((await ask(owner, `203.0.113.${turn % 20}`)).status).toBe(200);
      const { status, body } = await ask(owner, '198.51.100.7');
      expect(status).toBe(200);
      expect(body.message).toBe('Success! Check your email for more information.');
      const mailed = await links();
      expect(mailed).toHaveLength(5);
      expect(await choose(mailed[0] ?? '')).toBe(200);
      expect(await choose(mailed[4] ?? '')).toBe(422);
    });

    it('can be asked for again at once after a link was used', async () => {
      for (let turn = 0; turn < 6; turn += 1) await ask(owner, '203.0.113.1');
      expect(await choose((await links())[4] ?? '')).toBe(200);
      await ask(owner, '198.51.100.7');
      const mailed = await links();
      expect(mailed).toHaveLength(6);
      expect(await choose(mailed[5] ?? '')).toBe(200);
    });

    it('is mailed five times an hour however many ask at once', async () => {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => ask(owner, `203.0.113.${turn}`)));
      expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
      expect(await links()).toHaveLength(5);
    });

    it('is chosen once when two links are used at the same moment', async () => {
      await ask(owner, '203.0.113.1');
      await ask(owner, '203.0.113.2');
      const answers = await Promise.all((await links()).map(choose));
      expect(new Set(answers)).toEqual(new Set([200, 422]));
    });

    it('is slow for a place that asks for many members, and says Email not found until then (X-011)', async () => {
      const answers: number[] = [];
      for (let turn = 0; turn < 7; turn += 1)
        answers.push((await ask(`nobody-${turn}@shop.example`, '203.0.113.9')).status);
      expect(answers).toEqual([404, 404, 404, 404, 404, 429, 429]);
      const refused = await ask(owner, '203.0.113.9');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask(owner, '198.51.100.7')).status).toBe(200);
    });

    it('with a link that works is never refused, however many wrong ones came from the same place', async () => {
      await ask(owner, '203.0.113.1');
      const wrong: number[] = [];
      for (let turn = 0; turn < 21; turn += 1) wrong.push(await choose(`${'x'.repeat(40)}${turn}`));
      expect(wrong.at(-1)).toBe(429);
      expect(await choose((await links())[0] ?? '')).toBe(200);
    });
  },
  { config: { trustProxy: 1 } },
);

describeEngines('an account that hides its members', (server) => {
  it('answers alike for every address, and mails the member (A-010, A-011, X-012)', async () => {
    await server.db.query(sql`update account set hides_members = true where hash = 'vitrine'`);
    server.app.platform.accounts.forget();
    const answers = [];
    for (const email of [owner, 'nobody@vitrine.example', owner]) {
      const { status, body } = await server.call(auth.recovery, { body: { email } });
      answers.push({ status, body });
      expect((await server.call(auth.checkEmail, { body: { email } })).body).toBe(false);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.body.message).toBe('Success! Check your email for more information.');
    await expect
      .poll(() => server.db.query<{ recipient: string }>(sql`select recipient from mail`))
      .toEqual([{ recipient: owner }, { recipient: owner }]);
    const other = await server.call(auth.recovery, { account: 'tropico', body: { email: 'nobody@shop.example' } });
    expect(other.status).toBe(404);
  });
});
