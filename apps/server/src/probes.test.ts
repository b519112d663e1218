import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from './testing/index.ts';
import { places, unsorted } from './testing/probes/places.ts';
import { createProber, probesOf } from './testing/probes/probe.ts';
import type { Probe } from './testing/probes/probe.ts';
import { draftSecret, readRoles, readThings } from './testing/probes/things.ts';
import { fillCart, placeOrder } from './testing/raceOrders.ts';
import { casesOf } from './testing/tier.ts';
import type { TestServer } from './testing/index.ts';

/** How many requests are made; `PROBES=20000` makes more. */
const wanted = casesOf({ quick: 400, all: 2000, setting: 'PROBES' });
/** At least so many come with each order of the three. */
const probesOfRound = 1000;
const retailers = ['buyer@vitrine.example', 'rival@vitrine.example', 'buyer@tropico.example'];

/** In each account a variation of the first brand, and its first price list. */
const goodsOf = (as: string) =>
  as.endsWith('tropico.example') ? { variation: 13, pricelist: 5 } : { variation: 1, pricelist: 1 };

/** What a job has left that wrote a sheet of a catalogue. */
const written = JSON.stringify({
  data: { applied: true, undo: null, stays: 0, summary: { new_products: 0, changed_products: 1 } },
  file: { key: 'private/none.xlsx', name: 'none.xlsx', type: 'text/csv' },
});

/** Orders, carts, connections and jobs of three retailers in two accounts; more of them for more probes. */
const fillWorld = async (server: TestServer): Promise<void> => {
  const rounds = Math.ceil(wanted / probesOfRound);
  for (const as of retailers) {
    for (let round = 0; round < rounds; round += 1) await placeOrder(server, { as, units: 1, ...goodsOf(as) });
    await fillCart(server, { as, units: 1, ...goodsOf(as) });
  }
  await server.db.query(sql`
    insert into order_payment (order_id, status, reference, amount_cents, due_date)
    select id, 'Pending', 'INV-' || id, 100, current_date from purchase_order`);
  await server.db.query(sql`
    insert into connection (account_id, retailer_id, brand_id, status, requested_by)
    select r.account_id, r.id, b.id, 'pending', 'seller' from retailer r join brand b using (account_id)`);
  await server.db.query(sql`
    with new_chat as (
      insert into chat (account_id, brand_id, retailer_id) select account_id, brand_id, retailer_id from connection
      returning account_id, id)
    insert into inbox_message (account_id, chat_id, from_side, message) select account_id, id, 'buyer', 'Hello' from new_chat`);
  await server.db.query(sql`
    insert into job (account_id, member_id, language_code, kind, input)
    select account_id, id, 'en', 'probe', '{}' from member`);
  await server.db.query(sql`
    insert into job (account_id, member_id, language_code, kind, input, status, finished_at, result)
    select account_id, id, 'en', 'catalogue-import', '{"name": "sheet.csv"}', 'done', now(), ${written}::jsonb
    from member where brand_id is not null`);
  await server.db.query(sql`
    insert into brand_page_comment (account_id, brand_id, text) select account_id, id, 'Shorter' from brand`);
  await server.db.query(sql`
    insert into size_chart (account_id, brand_id, name, image, measurements, cm, run)
    select account_id, id, 'Belts', '/media/drawn/chart/{w}.webp', '{Waist}', '{"Waist": {"S": 66}}', 'letters' from brand`);
  await server.db.query(sql`
    insert into size_chart (account_id, name, measurements, cm, run)
    select id, 'Hats', '{Head}', '{"Head": {"S": 56}}', 'letters' from account`);
  await server.db.query(sql`
    insert into saved_view (account_id, member_id, list, name, query)
    select account_id, id, 'log', 'Mine', 'search=a' from member`);
  await server.db.query(sql`
    insert into branding_comment (account_id, surface, viewer, mode, language, text)
    select id, 'directory', 'visitor', 'light', 'en', 'Darker' from account`);
  await server.db.query(sql`
    insert into content_version (account_id, name, document) select id, 'terms', '{"text": {"en": "Old"}}' from account`);
  await server.db.query(sql`
    insert into import_layout (account_id, retailer_id, signature, uses)
    select account_id, id, sha256(convert_to(id::text, 'UTF8')), '["reference", "quantity"]' from retailer`);
  await server.db.query(sql`
    insert into import_layout (account_id, brand_id, signature, uses)
    select account_id, id, sha256(convert_to(id::text, 'UTF8')), '["reference", "stock"]' from brand`);
  const sheet = { name: 'Lume', rows: [['Reference']], reasons: [] };
  await server.db.query(sql`
    insert into import_draft (hash, account_id, member_id, retailer_id, brand_id, pricelist_id, sheet)
    select sha256(convert_to(${draftSecret}, 'UTF8')), account_id, member_id, retailer_id, list.brand_id, list.id, ${JSON.stringify(sheet)}::jsonb
    from (select id as member_id, account_id, retailer_id from member where retailer_id is not null) buyer
    cross join lateral (select id, brand_id from pricelist p where p.account_id = buyer.account_id order by id limit 1) list`);
};

/** So many of them, spread over all. */
const spread = (probes: readonly Probe[], count: number): Probe[] => {
  const step = Math.max(1, probes.length / count);
  return Array.from({ length: Math.min(count, probes.length) }, (_, at) => probes[Math.floor(at * step)] as Probe);
};

it('Every parameter of a path is known to name something of an account, or not', () => {
  expect(unsorted, 'Say in src/testing/probes/places.ts what these parameters name.').toEqual([]);
});

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
  { engines: ['postgres'], config: { memberCalls: 10_000_000 } },
);
