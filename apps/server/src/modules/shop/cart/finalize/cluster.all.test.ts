import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../../db/postgres.ts';
import { startHighAvailability, type HighAvailability } from '../../../../testing/patroni/cluster.ts';
import type { Node } from '../../../../testing/patroni/node.ts';
import { programs } from '../../../../testing/patroni/programs.ts';
import { prepareShoppers, startVictim, tally, type Shopper, type Victim } from '../../../../testing/killer.ts';
import { report } from '../../../../testing/report.ts';
import { fillWorld } from '../../../../testing/template.ts';

/** How often the node that takes writes is killed, and as often cut off; `FAILOVERS=5` does it more often. */
const failovers = Number(process.env['FAILOVERS'] ?? 1);
const seed = Number(process.env['SEED'] ?? 1);
/** Acknowledged between two faults. */
const between = 20;
const senders = 6;
const buyers = between * (2 * failovers + 1) + senders * 4 * failovers;
const longestGap = 30_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

// What an operator would run: where a program is missing, there is nothing to show.
describe.skipIf(!programs())('orders on three nodes behind HAProxy and PgBouncer', () => {
  let folder = '';
  let cluster: HighAvailability | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-failover-'));
    cluster = await startHighAvailability();
  }, 180_000);
  afterAll(async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  it(
    'are each made once and none that was acknowledged is lost when the node that takes writes is killed or cut off; writes go on within 30 s (A-088)',
    { timeout: 120_000 + failovers * 300_000 },
    async () => {
      if (!cluster) throw new Error('The cluster has not started.');
      const { pooledUrl, directUrl, leader, whole } = cluster;
      const before = openPostgres({ url: directUrl, connections: 2 });
      await fillWorld(before);
      const shoppers = await prepareShoppers(before, buyers);
      await before.close();
      const settings = { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: directUrl };
      const victims: Victim[] = [
        await startVictim({ ...settings, DATA_DIR: join(folder, 'one') }),
        await startVictim({ ...settings, DATA_DIR: join(folder, 'two') }),
      ];

      const pooled = openPostgres({ url: pooledUrl, directUrl, connections: 1 });
      // What the server sets for its sessions holds in those of the pooler, too.
      expect(
        await pooled.query(sql`select current_setting('jit') as jit, current_setting('lock_timeout') as wait`),
      ).toEqual([{ jit: 'off', wait: '10s' }]);
      await pooled.close();

      const acknowledged = new Map<number, number>();
      const waiting = [...shoppers];
      let goal = 0;
      let [refused, turn] = [0, 0];
      /** Sends one cart, now to one process, now to the other, until it is acknowledged. */
      const insist = async ({ token, cartId }: Shopper): Promise<number> => {
        for (;;) {
          const victim = victims[turn++ % victims.length];
          if (!victim) throw new Error('No process runs.');
          const { status, json } = await victim.call(
            contract.cart.finalize,
            { token, cartId },
            { params: { cartId }, body: {} },
          );
          if (status === 201) return (json as { order: { id: number } }).order.id;
          expect([200, 503], JSON.stringify(json)).toContain(status);
          refused += 1;
          await pause(100);
        }
      };
      const work = async (): Promise<void> => {
        for (let shopper = waiting.shift(); shopper; shopper = waiting.shift()) {
          while (acknowledged.size >= goal) await pause(5);
          acknowledged.set(shopper.cartId, await insist(shopper));
        }
      };
      const workers = Promise.all(Array.from({ length: senders }, work));
      const send = async (count: number): Promise<void> => {
        goal = acknowledged.size + count;
        while (acknowledged.size < goal) await pause(20);
      };

      const gaps: number[] = [];
      /** Breaks the node that takes writes while orders are on their way; resolves when another took its place and has acknowledged some. */
      const fail = async (breaks: (node: Node) => Promise<void> | void): Promise<Node> => {
        const node = await leader();
        if (!node) throw new Error('No node takes writes.');
        goal = acknowledged.size + senders * 2;
        await pause(50);
        await breaks(node);
        const [at, known] = [Date.now(), acknowledged.size];
        goal = known + senders;
        // Those on their way may have been acknowledged just before.
        while (acknowledged.size < goal) await pause(20);
        gaps.push(Date.now() - at);
        return node;
      };

      await send(between);
      for (let round = 0; round < failovers; round += 1) {
        const killed = await fail((node) => node.kill());
        killed.start();
        await whole();
        await send(between);
        const lonely = await fail((node) => node.cutOff());
        await send(between / 2);
        lonely.reconnect();
        await whole();
        await send(between / 2);
      }
      goal = shoppers.length;
      await workers;
      for (const victim of victims) await victim.stop();

      const after = openPostgres({ url: directUrl, connections: 2 });
      const [books] = await after.query<Record<string, unknown> & { orders: number[] }>(sql`
        select (select json_agg(id order by id) from purchase_order) as orders,
          (select sum(quantity)::int from order_line) as ordered,
          (select count(*)::int from mail) as mails`);
      await after.close();
      report({
        failovers: gaps.length,
        'milliseconds without an order at most': Math.max(...gaps),
        ...tally(acknowledged, books?.orders ?? []),
        'calls told to wait': refused,
        seed,
      });
      expect(books).toEqual({
        orders: [...acknowledged.values()].toSorted((a, b) => a - b),
        ordered: shoppers.length * 2,
        mails: shoppers.length * 2,
      });
      expect(Math.max(...gaps)).toBeLessThan(longestGap);
    },
  );
});
