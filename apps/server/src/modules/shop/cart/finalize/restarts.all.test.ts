import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../../db/postgres.ts';
import { startCluster, type Cluster } from '../../../../testing/cluster.ts';
import {
  planKills,
  prepareShoppers,
  startVictim,
  tally,
  type Shopper,
  type Victim,
} from '../../../../testing/killer.ts';
import { report } from '../../../../testing/report.ts';
import { fillWorld } from '../../../../testing/template.ts';

/** How often PostgreSQL restarts, every second time as after a crash; `RESTARTS=200` does it more often. */
const restarts = Number(process.env['RESTARTS'] ?? 4);
const perRestart = 12;
/** Buyers who send at once. */
const senders = 6;
const seed = Number(process.env['SEED'] ?? 1);
/** The same for the same seed. Which orders a restart meets is up to the machine. */
const plan = planKills(restarts, perRestart, seed);
/** So many more are sent while a restart begins, and as many can be under way. */
const during = senders;
const buyers = plan.reduce((sum, { orders }) => sum + orders + during + senders, perRestart);

/** Sends one cart until it is acknowledged. */
const insist = async (victim: Victim, shopper: Shopper, refused: () => void): Promise<number> => {
  for (;;) {
    const input = { params: { cartId: shopper.cartId }, body: {} };
    const { status, json } = await victim.call(contract.cart.finalize, shopper, input);
    if (status === 201) return (json as { order: { id: number } }).order.id;
    expect([200, 503], JSON.stringify(json)).toContain(status);
    if (status === 503) {
      refused();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

const readiness = async ({ origin }: Victim) => {
  const response = await fetch(`${origin}/readyz`);
  const { faults } = (await response.json()) as { faults?: string[] };
  return { status: response.status, faults };
};

describe('orders while PostgreSQL restarts', () => {
  let folder = '';
  let cluster: Cluster;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-restarts-'));
    cluster = await startCluster({ durable: true });
  });
  afterAll(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'are each made once, wait with 503 at worst, and readiness names the database (A-088)',
    { timeout: 60_000 + restarts * 10_000 },
    async () => {
      const url = cluster.url('postgres');
      const database = () => openPostgres({ url, connections: 2 });
      const before = database();
      await fillWorld(before);
      const shoppers = await prepareShoppers(before, buyers);
      await before.close();
      const victim = await startVictim({ DATA_DIR: folder, DATABASE_URL: url });
      const acknowledged = new Map<number, number>();
      const waiting = [...shoppers];
      let refusals = 0;
      let goal = 0;
      const work = async (): Promise<void> => {
        for (let shopper = waiting.shift(); shopper; shopper = waiting.shift()) {
          // The others are kept for after the restarts that are still to come.
          while (acknowledged.size >= goal) await new Promise((resolve) => setTimeout(resolve, 5));
          acknowledged.set(shopper.cartId, await insist(victim, shopper, () => (refusals += 1)));
        }
      };
      const workers = Promise.all(Array.from({ length: senders }, work));
      for (const [round, { orders, pause }] of plan.entries()) {
        const enough = acknowledged.size + orders;
        goal = enough + during;
        while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 2));
        await new Promise((resolve) => setTimeout(resolve, pause));
        await cluster.restart({
          isCrash: round % 2 === 1,
          whileDown: async () => expect(await readiness(victim)).toMatchObject({ status: 503, faults: ['database'] }),
        });
      }
      goal = shoppers.length;
      await workers;
      expect(await readiness(victim)).toMatchObject({ status: 200, faults: [] });
      await victim.stop();
      const after = database();
      const [books] = await after.query<Record<string, unknown> & { orders: number[] }>(sql`
      select (select json_agg(id order by id) from purchase_order) as orders,
        (select sum(quantity)::int from order_line) as ordered,
        (select quantity from stock where variation_id = 1 and size_id = 1) as left,
        (select count(*)::int from mail) as mails`);
      await after.close();
      report({ restarts, ...tally(acknowledged, books?.orders ?? []), 'calls told to wait': refusals, seed });
      expect(books).toEqual({
        orders: [...acknowledged.values()].toSorted((a, b) => a - b),
        ordered: shoppers.length * 2,
        left: 0,
        mails: shoppers.length * 2,
      });
    },
  );
});
