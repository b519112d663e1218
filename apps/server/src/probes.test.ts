import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from './testing/index.ts';
import { places } from './testing/probes/places.ts';
import { createProber, probesOf } from './testing/probes/probe.ts';
import type { Probe } from './testing/probes/probe.ts';
import { readRoles, readThings } from './testing/probes/things.ts';
import { fillCart, placeOrder } from './testing/raceOrders.ts';
import type { TestServer } from './testing/index.ts';

/** How many requests are made; `PROBES=20000` makes more. */
const wanted = Number(process.env['PROBES'] ?? 2000);
/** At least so many come with each round of orders and carts. */
const probesOfRound = 1000;
const retailers = ['buyer@vitrine.example', 'rival@vitrine.example', 'buyer@tropico.example'];

/** Each retailer sends another order and has a cart. */
const trade = async (server: TestServer): Promise<void> => {
  for (const as of retailers) {
    const [variation, pricelist] = as.endsWith('tropico.example') ? [13, 5] : [1, 1];
    await placeOrder(server, { as, variation, units: 1, pricelist });
    await fillCart(server, { as, variation, units: 1, pricelist });
  }
};

/** Orders, carts, connections, chats and jobs of three retailers in two accounts; more of them for more probes. */
const fillWorld = async (server: TestServer): Promise<void> => {
  const rounds = Math.ceil(wanted / probesOfRound);
  for (let round = 0; round < rounds; round += 1) await trade(server);
  await server.db.query(sql`
    insert into connection (account_id, retailer_id, brand_id, status, requested_by)
    select r.account_id, r.id, b.id, 'pending', 'seller' from retailer r join brand b using (account_id)`);
  await server.db.query(sql`
    with made as (
      insert into chat (account_id, brand_id, retailer_id)
      select b.account_id, b.id, r.id from retailer r join brand b using (account_id) returning id, account_id
    )
    insert into inbox_message (account_id, chat_id, from_side, message) select account_id, id, 'buyer', 'Hello' from made`);
  await server.db.query(sql`
    insert into job (account_id, member_id, language_code, kind, input)
    select account_id, id, 'en', 'probe', '{}' from member`);
};

/** So many of them, spread over all. */
const spread = (probes: readonly Probe[], count: number): Probe[] => {
  const step = Math.max(1, probes.length / count);
  return Array.from({ length: Math.min(count, probes.length) }, (_, at) => probes[Math.floor(at * step)] as Probe);
};

describeEngines(
  'what belongs to another account or company',
  (server) => {
    it('is answered like what does not exist, by every call, for every role (D-114, D-142)', async () => {
      await fillWorld(server);
      const probe = createProber(server);
      const all = probesOf(places, await readRoles(server.db), await readThings(server.db));
      const chosen = spread(all, wanted);
      expect(chosen).toHaveLength(wanted);
      const faults: string[] = [];
      for (const one of chosen) {
        const fault = await probe(one);
        if (fault) faults.push(fault);
      }
      expect(faults).toEqual([]);
    }, 600_000);
  },
  { engines: ['pglite'], config: { memberCalls: 10_000_000 } },
);
