import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { createCallCounter } from './memberCalls.ts';

const as = 'buyer@vitrine.example';
const { unread } = contract.orders;

describeEngines(
  'the budget of signed-in calls',
  (server) => {
    beforeEach(() => server.db.query(sql`delete from attempt`));

    const call = (who = as, language = 'en') =>
      server.call(unread, { as: who, headers: { 'accept-language': language } });
    const callMany = async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => call()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    };

    it('refuses a member who calls more often with 429, says when to come back, and lets the others in', async () => {
      await callMany(299);
      const refused = await call(as, 'pt-BR');
      expect(refused.status).toBe(429);
      expect(refused.problem.message).toBe('Muitas solicitações em pouco tempo. Aguarde um momento e tente novamente.');
      expect((await call()).problem.message).toBe(
        'Too many requests in a short time. Please wait a moment and try again.',
      );
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect((await call('seller@vitrine.example')).status).toBe(200);
    });

    it('is shared by all processes', async () => {
      const [first, second] = [createCallCounter(server.db, 200), createCallCounter(server.db, 200)];
      for (let n = 0; n < 199; n += 1) await first(77, 'en');
      for (let n = 0; n < 99; n += 1) await second(77, 'en');
      await second(77, 'en');
      await expect(first(77, 'en')).rejects.toMatchObject({ status: 429 });
      await expect(second(77, 'en')).resolves.toBeUndefined();
    });

    it('costs one statement in a hundred calls, and none after a refusal', async () => {
      const count = createCallCounter(server.db, 300);
      const before = server.db.statements;
      for (let n = 0; n < 300; n += 1) await count(78, 'en');
      expect(server.db.statements - before).toBe(3);
      for (let n = 0; n < 99; n += 1) await count(78, 'en');
      await expect(count(78, 'en')).rejects.toMatchObject({ status: 429 });
      const refused = server.db.statements;
      for (let n = 0; n < 50; n += 1) await expect(count(78, 'en')).rejects.toMatchObject({ status: 429 });
      expect(server.db.statements).toBe(refused);
    });
  },
  { config: { memberCalls: 200 } },
);
