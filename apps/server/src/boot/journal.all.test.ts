import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPglite } from '../db/pglite.ts';
import { startVictim } from '../testing/killer.ts';

const many = 100_000;

/** Orders of one statement: each takes the next number of its account, and reads past the rows the ones before it left. */
const together = 1000;

/** Orders of closed carts, without lines: enough for the journal to find them. */
const placeSome = sql`
  with closed as (
    insert into cart (account_id, retailer_id, brand_id, pricelist_id, status)
    select 1, 1, 1, 1, 'c' from generate_series(1, ${together}) returning id
  )
  insert into purchase_order (account_id, retailer_id, brand_id, cart_id, pricelist_id, currency, total_units, total_products, total_cents)
  select 1, 1, 1, id, 1, 'USD', 1, 1, 100 from closed returning id, cart_id`;

describe('the start with a long journal', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-long-journal-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('takes little memory after 100,000 orders and 100,000 repeated lines of one, and leaves the journal short (A-088)', async () => {
    const snapshot = new Blob([await readFile(inject('templates').pglite)]);
    const db = await openPglite({ folder: join(folder, 'database'), snapshot });
    const orders: { id: number; cart_id: number }[] = [];
    while (orders.length < many) orders.push(...(await db.query<{ id: number; cart_id: number }>(placeSome)));
    await db.close();

    const path = join(folder, 'journal', 'orders.jsonl');
    await mkdir(join(folder, 'journal'));
    const journal = createWriteStream(path);
    const mails = [{ html: 'x'.repeat(300) }];
    const write = async (order: object): Promise<void> => {
      const room = journal.write(`${JSON.stringify({ kind: 'order', data: { order, mails } })}\n`);
      if (!room) await once(journal, 'drain');
    };
    for (const order of orders) await write(order);
    for (let repeat = 0; repeat < many; repeat += 1) await write(orders[0] ?? {});
    await finished(journal.end());

    // More text than the memory holds.
    expect((await stat(path)).size).toBeGreaterThan(75_000_000);
    const server = await startVictim({ DATA_DIR: folder, NODE_OPTIONS: '--max-old-space-size=96' });
    expect((await stat(path)).size).toBe(0);
    await server.stop();
  });
});
