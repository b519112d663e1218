import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';
import { forget, giveBack, take } from './rateLimit.ts';
import type { Budget } from './rateLimit.ts';

const budget = (what: string, free: number, more: Partial<Budget> = {}): Budget => ({
  what,
  whom: 'somebody',
  free,
  seconds: 60,
  ...more,
});

describeEngines('attempts', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from attempt`);
  });

  const counts = async () =>
    Object.fromEntries(
      (await server.db.query<{ key: string; count: number }>(sql`select key, count from attempt`)).map((row) => [
        row.key.split(':')[0],
        row.count,
      ]),
    );

  it('are taken of every budget or of none', async () => {
    const [narrow, wide] = [budget('narrow', 2), budget('wide', 100)];
    expect([await take(server.db, [narrow, wide]), await take(server.db, [narrow, wide])]).toEqual([
      undefined,
      undefined,
    ]);
    const exhausted = await take(server.db, [wide, narrow]);
    expect(exhausted?.budgets).toEqual([narrow]);
    expect(exhausted?.wait).toBeGreaterThan(50);
    expect(await counts()).toEqual({ narrow: 2, wide: 2 });
  });

  it('are counted one by one when they come at once', async () => {
    const budgets = [budget('narrow', 3), budget('wide', 100)];
    const answers = await Promise.all(Array.from({ length: 40 }, () => take(server.db, budgets)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(3);
    expect(await counts()).toEqual({ narrow: 3, wide: 3 });
  });

  it('that are the only one are used up by the first', async () => {
    expect(await take(server.db, [budget('once', 1)])).toBeUndefined();
    expect(await take(server.db, [budget('once', 1)])).toBeDefined();
    await forget(server.db, budget('once', 1));
    expect(await take(server.db, [budget('once', 1)])).toBeUndefined();
  });

  it('that are given back end no wait that others have caused', async () => {
    const shared = budget('shared', 2, { backoff: 60 });
    for (let turn = 0; turn < 2; turn += 1) await take(server.db, [shared]);
    await server.db.query(sql`update attempt set free_at = now()`);
    await take(server.db, [shared]);
    await giveBack(server.db, [shared]);
    expect(await take(server.db, [shared])).toBeDefined();
    await giveBack(server.db, [shared]);
    expect(await take(server.db, [shared])).toBeUndefined();
  });
});
