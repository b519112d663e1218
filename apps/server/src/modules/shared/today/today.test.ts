import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { numberOf, placeOrder } from '../../../testing/raceOrders.ts';

const { brandToday, staffToday } = contract;
const staff = 'staff@vitrine.example';
const seller = 'seller@vitrine.example';

describeEngines('what waits today', (server) => {
  interface Task {
    kind: string;
    count: number;
    rows: { id: number }[];
  }

  const byKind = ({ data }: { data: readonly Task[] }): Record<string, Task> =>
    Object.fromEntries(data.map((task) => [task.kind, task]));

  it('Staff see the registrations, mails and orders of their account that wait, the longest first (D-048)', async () => {
    await server.db.query(sql`
      insert into mail (account_id, message_id, recipient, subject, text, html, kind, error) values
      (1, 'a', 'ana@shop.example', 'Welcome', '', '', 'registration', '550 no'),
      (2, 'b', 'other@shop.example', 'Elsewhere', '', '', 'registration', '550 no')`);
    const id = await placeOrder(server, { as: 'buyer@vitrine.example', variation: 1, units: 2 });
    await server.db.query(sql`update order_event set created_at = now() - interval '8 days' where order_id = ${id}`);
    const tasks = byKind((await server.call(staffToday.read, { as: staff })).body);
    const waiting = (await server.call(contract.staffRetailers.list, { as: staff, query: { view: 'waiting' } })).body;
    expect(tasks['registrations']?.count).toBe(waiting.meta.waiting);
    expect(tasks['registrations']?.rows.map((row) => row.id)).toEqual(waiting.data.slice(0, 3).map((row) => row.id));
    expect(tasks['mails']).toMatchObject({ count: 1, rows: [{ title: 'Welcome', detail: 'ana@shop.example' }] });
    expect(tasks['lateOrders']).toMatchObject({ count: 1, rows: [{ id, detail: `#${await numberOf(server, id)}` }] });
    expect((await server.call(staffToday.read, { as: seller })).status).toBe(403);
  });

  it('A brand sees its orders to answer, windows that end within two weeks and sizes that run out (D-048, D-049)', async () => {
    await server.db.query(sql`update collection set order_window_end = current_date + 14 where id = 1`);
    await server.db.query(sql`update stock set quantity = 4 where variation_id = 1 and size_id = 1`);
    await server.db.query(sql`update stock set quantity = 5 where variation_id = 1 and size_id = 2`);
    const tasks = byKind((await server.call(brandToday.read, { as: seller })).body);
    const queue = (await server.call(contract.brandOrders.list, { as: seller, query: { queue: 'answer' } })).body;
    expect(tasks['answer']?.count).toBe(queue.meta.answer);
    expect(tasks['windows']?.rows.map(({ id }) => id)).toEqual([1]);
    expect(tasks['stock']?.rows).toContainEqual(expect.objectContaining({ id: 1, units: 4 }));
    expect(tasks['stock']?.rows).not.toContainEqual(expect.objectContaining({ units: 5 }));
    await server.db.query(sql`update collection set order_window_end = current_date + 15 where id = 1`);
    expect(byKind((await server.call(brandToday.read, { as: seller })).body)['windows']?.count).toBe(0);
    expect((await server.call(brandToday.read, { as: 'buyer@vitrine.example' })).status).toBe(403);
  });

  it('A new brand is told which of its first steps are done (D-049)', async () => {
    const done = async () =>
      (await server.call(brandToday.read, { as: seller })).body.first_steps.flatMap(({ kind, is_done }) =>
        is_done ? [kind] : [],
      );
    expect(await done()).toEqual(['pricelist', 'collection', 'product']);
    await server.db.query(
      sql`update product set reference_code = 'other-' || id, brand_id = (select max(id) from brand where account_id = 1) where brand_id = 1`,
    );
    await server.db.query(sql`update pricelist set archived_at = now() where brand_id = 1`);
    expect(await done()).toEqual(['collection']);
  });
});
