import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { placeOrder } from '../../../testing/raceOrders.ts';

const { auth, orders, staffLog, staffPeople } = contract;
const as = 'staff@vitrine.example';
const email = 'buyer@vitrine.example';
const id = 1;

/** Every row of every table, as text. */
const dump = sql`
  select string_agg(query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text, '') as text
  from pg_tables where schemaname = 'public'`;

describeEngines('the data of a person, for staff', (server) => {
  let order = 0;
  const file = async (person = id) => {
    const token = await server.token(as);
    return server.fetch(`/v1/admin/people/${person}/data`, { headers: { authorization: `Bearer ${token}` } });
  };
  const erase = (person: number, named: string) =>
    server.call(staffPeople.erase, { as, params: { id: person }, body: { email: named } });

  beforeAll(async () => {
    order = await placeOrder(server, { as: email, variation: 1, units: 5 });
    await server.call(orders.sendMessage, { as: email, params: { id: order }, body: { message: 'Send it on Friday' } });
    await server.call(staffPeople.invite, { as, params: { id } });
    const address = JSON.stringify({ to: 'Harbour Store', contact: 'Bea Test', phone_number: '+1 555' });
    await server.db.query(sql`update purchase_order set billing = ${address}::jsonb where id = ${order}`);
  });

  it('are one file without anything secret, and the audit log says who took it (D-067)', async () => {
    const { status, text } = await file();
    const found = JSON.parse(text) as Record<string, object[]>;
    expect(status).toBe(200);
    expect(found['person']).toMatchObject([{ email, retailer: 'Harbour Store' }]);
    expect(found['order_messages']).toMatchObject([{ message: 'Send it on Friday' }]);
    expect(found['orders']).toHaveLength(1);
    expect(text).not.toMatch(/hash|secret|\?token=|password_/);
    const [entry] = (await server.call(staffLog.list, { as })).body.data;
    expect(entry).toMatchObject({ action: 'member.export', actor: { id: 9 }, subject: { name: email } });
  });

  it('stay where nobody would be left, or somebody else is meant (D-067)', async () => {
    expect((await erase(9, as)).status).toBe(409);
    expect((await erase(7, 'seller@vitrine.example')).status).toBe(409);
    expect((await erase(id, 'colleague@vitrine.example')).problem.errors).toHaveProperty('email');
    expect((await server.call(auth.me, { as: email })).status).toBe(200);
  });

  it('are deleted: the order stays, without the name (D-067)', async () => {
    const token = await server.token(email);
    expect((await erase(id, ` ${email.toUpperCase()}`)).status).toBe(204);
    expect((await server.fetch('/v1/auth/me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    expect((await server.call(staffPeople.file, { as, params: { id } })).status).toBe(404);
    expect([(await file()).status, (await erase(id, email)).status]).toEqual([404, 404]);
    const seen = (await server.call(orders.list, { as: 'seller@vitrine.example' })).body.data.data[0];
    expect(seen).toMatchObject({
      id: order,
      buyer: { name: 'Harbour Store' },
      messages: [{ message: 'Send it on Friday', sent_from: { name: 'Deleted person 1' } }],
    });
    const [entry] = (await server.call(staffLog.list, { as })).body.data;
    expect(entry).toMatchObject({ action: 'member.erase', actor: { id: 9 }, subject: { name: 'Deleted person 1' } });
    const [all] = await server.db.query<{ text: string }>(dump);
    expect(all?.text.includes('Harbour Store')).toBe(true);
    for (const trace of [email, 'Bea Test', '+1 555']) expect(all?.text.includes(trace), trace).toBe(false);
  });
});
