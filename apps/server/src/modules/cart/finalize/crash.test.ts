import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type CallData } from '@vitrine/api';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openPglite } from '../../../db/pglite.ts';
import {
  planKills,
  prepareShoppers,
  sendCart,
  sendUntilKilled,
  startVictim,
  tally,
  type Shopper,
  type Victim,
} from '../../../testing/killer.ts';
import { firstOf } from '../../../testing/raceOrders.ts';
import { report } from '../../../testing/report.ts';
import { freshDatabase } from '../../../testing/template.ts';

/** How often each engine is killed; `KILLS=1000` does it more often. */
const rounds = Number(process.env['KILLS'] ?? 2);
const perRound = 20;
const seed = Number(process.env['SEED'] ?? 1);
/** The same for the same seed. Which orders a kill meets is up to the machine. */
const kills = planKills(rounds, perRound, seed);
/** Some are acknowledged while a kill is under way. */
const buyers = kills.reduce((sum, { orders }) => sum + orders + 8, 12);

interface Books {
  orders: number[];
  ordered: number;
  left: number;
  mails: number;
}

const readBooks = async (db: Database): Promise<Books> => {
  const rows = await db.query<Books>(sql`
    select (select coalesce(json_agg(id order by id), '[]') from purchase_order) as orders,
      (select coalesce(sum(quantity), 0)::int from order_line) as ordered,
      (select quantity from stock where variation_id = 1 and size_id = 1) as left,
      (select count(*)::int from mail) as mails`);
  return firstOf(rows);
};

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

const newestOrder = async (victim: Victim, shopper: Shopper): Promise<number | undefined> => {
  const { json } = await victim.call(contract.orders.list, shopper, {});
  return (json as CallData<typeof contract.orders.list>).data.data[0]?.id;
};

const expectWhole = (books: Books, acknowledged: Map<number, number>, shoppers: readonly Shopper[]): void => {
  report({ kills: kills.length, ...tally(acknowledged, books.orders), seed });
  expect(books.orders).toEqual([...acknowledged.values()].toSorted((a, b) => a - b));
  expect([books.ordered, books.left, books.mails]).toEqual([shoppers.length * 2, 0, shoppers.length * 2]);
};

// Each starts the real server several times.
describe('orders survive kill -9 of the server', { timeout: 120_000 + rounds * 15_000 }, () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-crash-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const embedded = () => openPglite({ folder: join(folder, 'database') });
  const prepareEmbedded = async (count: number): Promise<Shopper[]> => {
    const snapshot = new Blob([await readFile(inject('templates').pglite)]);
    const db = await openPglite({ folder: join(folder, 'database'), snapshot });
    const shoppers = await prepareShoppers(db, count);
    await db.close();
    return shoppers;
  };

  it('on the embedded database: none that was acknowledged is lost, none is made twice (A-088)', async () => {
    const shoppers = await prepareEmbedded(buyers);
    const acknowledged = await killAndRetry({ DATA_DIR: folder }, shoppers);
    const db = await embedded();
    expectWhole(await readBooks(db), acknowledged, shoppers);
    await db.close();
  });

  it('on PostgreSQL: none that was acknowledged is lost, none is made twice (A-088)', async () => {
    const { db, url, drop } = await freshDatabase('postgres', inject('templates'));
    const shoppers = await prepareShoppers(db, buyers);
    const acknowledged = await killAndRetry({ DATA_DIR: folder, DATABASE_URL: String(url) }, shoppers);
    expectWhole(await readBooks(db), acknowledged, shoppers);
    await drop();
  });

  it('and a power loss of the embedded database, which forgets: the journal brings them back under their numbers (A-088)', async () => {
    const shoppers = await prepareEmbedded(6);
    await cp(join(folder, 'database'), join(folder, 'older'), { recursive: true });
    const victim = await startVictim({ DATA_DIR: folder });
    const [later, sooner] = [firstOf(shoppers), shoppers.slice(1)];
    const promised: (number | undefined)[] = [];
    for (const shopper of sooner) promised.push(await sendCart(victim, shopper));
    await victim.kill();
    await rm(join(folder, 'database'), { recursive: true });
    await cp(join(folder, 'older'), join(folder, 'database'), { recursive: true });

    const revived = await startVictim({ DATA_DIR: folder });
    const found = [];
    for (const shopper of sooner) found.push(await newestOrder(revived, shopper));
    expect(found).toEqual(promised);
    expect(await sendCart(revived, firstOf(sooner))).toBe(promised[0]);
    const next = await sendCart(revived, later);
    expect(next).toBeGreaterThan(Math.max(...promised.map((order) => order ?? 0)));
    await revived.stop();
    const db = await embedded();
    expect(await readBooks(db)).toMatchObject({ ordered: 12, left: 0, mails: 12 });
    await db.close();
  });

  it('and a power loss after the journal was cut: the database holds the earlier orders, the journal the later ones (A-088)', async () => {
    const shoppers = await prepareEmbedded(4);
    const promised: (number | undefined)[] = [];
    const first = await startVictim({ DATA_DIR: folder });
    for (const shopper of shoppers.slice(0, 2)) promised.push(await sendCart(first, shopper));
    await first.kill();
    const journal = join(folder, 'journal', 'orders.jsonl');
    expect((await stat(journal)).size).toBeGreaterThan(0);

    const second = await startVictim({ DATA_DIR: folder });
    expect((await stat(journal)).size).toBe(0);
    await cp(join(folder, 'database'), join(folder, 'durable'), { recursive: true });
    for (const shopper of shoppers.slice(2)) promised.push(await sendCart(second, shopper));
    for (const shopper of shoppers) await sendCart(second, shopper);
    await second.kill();
    expect((await readFile(journal, 'utf8')).trim().split(/\n+/)).toHaveLength(2);
    await rm(join(folder, 'database'), { recursive: true });
    await cp(join(folder, 'durable'), join(folder, 'database'), { recursive: true });

    const third = await startVictim({ DATA_DIR: folder });
    const found = [];
    for (const shopper of shoppers) found.push(await newestOrder(third, shopper));
    expect(found).toEqual(promised);
    await third.stop();
  });
});
