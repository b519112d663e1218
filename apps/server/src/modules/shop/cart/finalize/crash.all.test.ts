import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newestOrder, readBooks, type Books } from '../../../../testing/crashedOrders.ts';
import {
  planKills,
  prepareShoppers,
  sendCart,
  sendUntilKilled,
  startVictim,
  tally,
  type Shopper,
} from '../../../../testing/killer.ts';
import { ownDatabase } from '../../../../testing/ownDatabase.ts';
import { report } from '../../../../testing/report.ts';

/** How often each engine is killed; `KILLS=1000` does it more often. */
const rounds = Number(process.env['KILLS'] ?? 2);
const perRound = 20;
const seed = Number(process.env['SEED'] ?? 1);
/** The same for the same seed. Which orders a kill meets is up to the machine. */
const kills = planKills(rounds, perRound, seed);
/** Some are acknowledged while a kill is under way. */
const buyers = kills.reduce((sum, { orders }) => sum + orders + 8, 12);

/** Kills the server again and again while it acknowledges orders, lets every buyer retry, and returns who was promised what. */
const killAndRetry = async (
  settings: Record<string, string>,
  shoppers: readonly Shopper[],
): Promise<Map<number, number>> => {
  const acknowledged = new Map<number, number>();
  for (const kill of kills) await sendUntilKilled(await startVictim(settings), shoppers, kill, acknowledged);
  const promised = new Map(acknowledged);
  const last = await startVictim(settings);
  for (const shopper of shoppers) acknowledged.set(shopper.cartId, (await sendCart(last, shopper)) ?? 0);
  await last.stop();
  for (const [cart, order] of promised) expect(acknowledged.get(cart)).toBe(order);
  return acknowledged;
};

const expectWhole = (books: Books, acknowledged: Map<number, number>, shoppers: readonly Shopper[]): void => {
  report({ kills: kills.length, ...tally(acknowledged, books.orders), seed });
  expect(books.orders).toEqual([...acknowledged.values()].toSorted((a, b) => a - b));
  expect([books.ordered, books.left, books.mails]).toEqual([shoppers.length * 2, 0, shoppers.length * 2]);
};

// Each starts the real server several times.
describe('orders survive kill -9 of the server', { timeout: 240_000 + rounds * 15_000 }, () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-crash-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['on the embedded database', 'pglite'],
    ['on PostgreSQL', 'postgres'],
  ] as const)('%s: none that was acknowledged is lost, none is made twice (A-088)', async (_name, engine) => {
    const { settings, use, drop } = await ownDatabase(engine, folder, inject('templates'));
    const shoppers = await use((db) => prepareShoppers(db, buyers));
    const acknowledged = await killAndRetry(settings, shoppers);
    expectWhole(await use(readBooks), acknowledged, shoppers);
    await drop();
  });

  it('and a power loss after the journal was cut: the database holds the earlier orders, the journal the later ones (A-088)', async () => {
    const { settings, use } = await ownDatabase('pglite', folder, inject('templates'));
    const shoppers = await use((db) => prepareShoppers(db, 4));
    const promised: (number | undefined)[] = [];
    const first = await startVictim(settings);
    for (const shopper of shoppers.slice(0, 2)) promised.push(await sendCart(first, shopper));
    await first.kill();
    const journal = join(folder, 'journal', 'orders.jsonl');
    expect((await stat(journal)).size).toBeGreaterThan(0);

    const second = await startVictim(settings);
    expect((await stat(journal)).size).toBe(0);
    await cp(join(folder, 'database'), join(folder, 'durable'), { recursive: true });
    for (const shopper of shoppers.slice(2)) promised.push(await sendCart(second, shopper));
    for (const shopper of shoppers) await sendCart(second, shopper);
    await second.kill();
    expect((await readFile(journal, 'utf8')).trim().split(/\n+/)).toHaveLength(2);
    await rm(join(folder, 'database'), { recursive: true });
    await cp(join(folder, 'durable'), join(folder, 'database'), { recursive: true });

    const third = await startVictim(settings);
    const found = [];
    for (const shopper of shoppers) found.push(await newestOrder(third, shopper));
    expect(found).toEqual(promised);
    await third.stop();
  });
});
