import { answerKindOf, contract } from '@vitrine/api';
import type { Call } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from './testing/index.ts';
import { places } from './testing/probes/places.ts';
import { isForeign, readRoles, readThings, type Role } from './testing/probes/things.ts';
import { placeOrder } from './testing/raceOrders.ts';
import type { TestServer } from './testing/index.ts';

/** Session, budget and account included. */
const most = 6;
const people = { seller: 'seller@vitrine.example', staff: 'staff@vitrine.example' };
/** What brands read though every session may ask. */
const ofSellers: ReadonlySet<Call> = new Set<Call>([contract.retailers.page]);
const emailOf = (call: Call): string =>
  people[(ofSellers.has(call) ? 'seller' : call.access) as keyof typeof people] ?? 'buyer@vitrine.example';

const reads: readonly (readonly [string, Call])[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Readonly<Record<string, Call>>)
    .filter(([, call]) => call.method === 'GET' && answerKindOf(call.responses) === undefined)
    .map(([name, call]) => [`${resource}.${name}`, call] as const),
);
const lists = reads.filter(([, { path }]) => !path.includes(':'));
const ofOne = reads.filter(([, { path }]) => path.includes(':'));

/** One of what the test world has none of. */
const fillWorld = async ({ db }: TestServer): Promise<void> => {
  await db.query(sql`
    with connected as (
      insert into connection (account_id, retailer_id, brand_id, status, requested_by)
      select r.account_id, r.id, b.id, 'pending', 'seller' from retailer r join brand b using (account_id)
      returning account_id, brand_id, retailer_id)
    insert into chat (account_id, brand_id, retailer_id) select account_id, brand_id, retailer_id from connected`);
  await db.query(sql`
    insert into job (account_id, member_id, language_code, kind, input)
    select account_id, id, 'en', 'probe', '{}' from member`);
  await db.query(sql`
    insert into size_chart (account_id, brand_id, name, measurements, cm, run)
    select account_id, id, 'Belts', '{Waist}', '{"Waist": {"S": 66}}', 'letters' from brand`);
  await db.query(sql`
    insert into size_chart (account_id, name, measurements, cm, run)
    select id, 'Hats', '{Head}', '{"Head": {"S": 56}}', 'letters' from account`);
  await db.query(
    sql`update product set size_chart_id = (select min(id) from size_chart where brand_id = product.brand_id)`,
  );
  await db.query(sql`
    insert into preregistration (account_id, type, email, company_name, company_website, year_established, first_name, last_name, phone,
      available_for_mailing, language_code)
    select id, 's', 'new@brand.example', 'New', 'new.example', '2020', 'Ana', 'Prado', '+351 912', false, 'en' from account order by id`);
  await db.query(sql`
    insert into content_version (account_id, name, document) select id, 'terms', '{"text": {"en": "Old"}}' from account`);
  await db.query(sql`
    insert into brand_page_version (account_id, brand_id, page) select account_id, id, page from brand`);
  await db.query(sql`
    insert into page (account_id, slug, title, text) select id, 'totheworld', '{"en": "To the world"}', '{"en": "<p>Linen.</p>"}' from account`);
};

/** Values of parameters that are no ids of rows. */
const named: Readonly<Record<string, string>> = {
  id: '13',
  segment: 'resort',
  slug: 'totheworld',
  name: 'terms',
  type: 'seller',
};

/** Chooses the values of a call's path: the first of each kind that may be read. */
const createChooser = async ({ db }: TestServer) => {
  const [things, roles] = [await readThings(db), await readRoles(db)];
  const valueOf = (call: Call, field: string, role: Role): number | string | undefined => {
    const side = role.retailerId === null ? 'seller' : 'buyer';
    const place = places.find(
      (one) =>
        one.call === call &&
        one.part === 'params' &&
        one.field === field &&
        (one.side ?? side) === side &&
        (one.beside?.['type'] ?? named['type']) === named['type'],
    );
    const known = place && (things.get(place.kind) ?? []).filter((thing) => !isForeign(thing, role));
    return known?.map(({ value }) => value).toSorted((a, b) => Number(a) - Number(b))[0] ?? named[field];
  };
  return (call: Call, as: string): Readonly<Record<string, number | string | undefined>> => {
    const role = roles.find(({ email }) => email === as);
    const fields = call.path.match(/(?<=:)\w+/g) ?? [];
    return Object.fromEntries(fields.map((field) => [field, role && valueOf(call, field, role)]));
  };
};

describeEngines('reads', (server) => {
  const countOf = async (call: Call, params: object) => {
    const before = server.db.statements;
    const { status } = await server.call(call, { as: emailOf(call), query: {}, params } as object);
    return { status, count: server.db.statements - before };
  };

  it(`without an id make at most ${most} statements each`, async () => {
    expect(lists.length).toBeGreaterThan(50);
    const counted: Record<string, number> = {};
    for (const [name, call] of lists) counted[name] = (await countOf(call, {})).count;
    expect(Object.entries(counted).filter(([, count]) => count > most)).toEqual([]);
  });

  it(`of one thing make at most ${most} statements each, and find it`, async () => {
    expect(ofOne.length).toBeGreaterThan(30);
    await fillWorld(server);
    await placeOrder(server, { as: 'buyer@vitrine.example', variation: 1, units: 1 });
    const choose = await createChooser(server);
    const faults: unknown[] = [];
    for (const [name, call] of ofOne) {
      const params = choose(call, emailOf(call));
      const { status, count } = await countOf(call, params);
      if (status !== 200 || count > most) faults.push([name, params, status, count]);
    }
    expect(faults).toEqual([]);
  });
});
