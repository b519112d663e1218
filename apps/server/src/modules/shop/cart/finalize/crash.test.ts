import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newestOrder, readBooks } from '../../../../testing/crashedOrders.ts';
import { prepareShoppers, sendCart, startVictim } from '../../../../testing/killer.ts';
import { ownDatabase } from '../../../../testing/ownDatabase.ts';
import { firstOf } from '../../../../testing/raceOrders.ts';

describe('orders survive kill -9 of the server', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-crash-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('and a power loss of the embedded database, which forgets: the journal brings them back under their numbers (A-088)', async () => {
    const { settings, use } = await ownDatabase('pglite', folder, inject('templates'));
    const shoppers = await use((db) => prepareShoppers(db, 6));
    await cp(join(folder, 'database'), join(folder, 'older'), { recursive: true });
    const victim = await startVictim(settings);
    const [later, sooner] = [firstOf(shoppers), shoppers.slice(1)];
    const promised: (number | undefined)[] = [];
    for (const shopper of sooner) promised.push(await sendCart(victim, shopper));
    await victim.kill();
    await rm(join(folder, 'database'), { recursive: true });
    await cp(join(folder, 'older'), join(folder, 'database'), { recursive: true });

    const revived = await startVictim(settings);
    expect((await stat(join(folder, 'journal', 'orders.jsonl'))).size).toBe(0);
    const found = [];
    for (const shopper of sooner) found.push(await newestOrder(revived, shopper));
    expect(found).toEqual(promised);
    expect(await sendCart(revived, firstOf(sooner))).toBe(promised[0]);
    const next = await sendCart(revived, later);
    expect(next).toBeGreaterThan(Math.max(...promised.map((order) => order ?? 0)));
    await revived.stop();
    expect(await use(readBooks)).toMatchObject({ ordered: 12, left: 0, mails: 12 });
  });
});
