import { contract } from '@vitrine/api';
import type { CallInput } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { account, auth, staffAccounts, staffLog } = contract;
const as = 'staff@vitrine.example';

const aurora: CallInput<typeof staffAccounts.add>['body'] = {
  hash: 'aurora',
  name: 'Aurora',
  support_email: 'Help@Aurora.example',
  hosts: ['Aurora.example', 'shop.aurora.example'],
  language_code: 'pt_BR',
  look: 'own',
  email: 'kai@aurora.example',
  first_name: 'Kai',
  last_name: 'Lima',
};

describeEngines('marketplaces of an installation', (server) => {
  const add = (body: object = {}) => server.call(staffAccounts.add, { as, body: { ...aurora, ...body } });
  const count = async (): Promise<number> => {
    const [row] = await server.db.query<{ count: number }>(sql`select count(*)::int as count from account`);
    return row?.count ?? 0;
  };

  it('are seen and added only by staff of the one that unknown hosts lead to (D-067, D-114)', async () => {
    const { data, meta } = (await server.call(staffAccounts.list, { as })).body;
    expect(meta.total).toBe(data.length);
    expect(data.find(({ hash }) => hash === 'vitrine')).toMatchObject({ url: 'http://localhost:3000', staff: 1 });
    const me = async (who: string) => (await server.call(auth.userData, { as: who })).body;
    expect((await me(as)).may_add_accounts).toBe(true);
    expect((await me('buyer@vitrine.example')).may_add_accounts).toBe(false);
    const other = 'seller@tropico.example';
    await server.db.query(sql`update member set is_staff = true where email = ${other}`);
    expect(await me(other)).toMatchObject({ is_staff: true, may_add_accounts: false });
    expect((await server.call(staffAccounts.list, { as: other })).status).toBe(403);
    expect((await server.call(staffAccounts.add, { as: other, body: aurora })).status).toBe(403);
    expect((await server.call(staffAccounts.list, { as: 'buyer@vitrine.example' })).status).toBe(403);
  });

  it('are refused with a reason at each field, and nothing is written (D-067)', async () => {
    const before = await count();
    const wrong = await add({ hash: 'Aurora!', hosts: ['https://aurora.example'], support_email: 'x', email: 'y' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.problem['errors'] as object).toSorted()).toEqual([
      'email',
      'hash',
      'hosts',
      'support_email',
    ]);
    expect((await add({ hash: 'vitrine' })).problem['errors']).toEqual({
      hash: ['There is a marketplace with this short name already. Choose another one.'],
    });
    expect((await add({ hosts: [] })).problem['errors']).toEqual({
      hosts: ['Write at least one host, such as shop.example: the link for the first person opens there.'],
    });
    expect(await count()).toBe(before);
  });

  it('get their look, hosts, first person by mail, and an entry in both logs (D-067, D-114)', async () => {
    const shop = 'http://aurora.example:3000';
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      hash: 'aurora',
      hosts: ['aurora.example', 'shop.aurora.example'],
      url: shop,
      staff: 0,
      invited: 1,
    });
    const shown = await server.call(account.branding, { host: 'aurora.example' });
    expect(shown.body.data).toMatchObject({ name: 'Aurora', language_code: 'pt_BR' });
    const [mail] = await server.db.query<{ text: string; recipient: string }>(
      sql`select recipient, text from mail where recipient = 'kai@aurora.example'`,
    );
    expect(mail?.text).toContain(`${shop}/recovery/`);
    const entries = await server.db.query<{ hash: string; action: string; by: string }>(sql`
      select a.hash, l.action, l.member_name as by from audit_log l join account a on a.id = l.account_id
      where l.action in ('account.create', 'member.create') order by l.id`);
    expect(entries).toEqual([
      { hash: 'aurora', action: 'account.create', by: 'Stella Test' },
      { hash: 'aurora', action: 'member.create', by: 'Stella Test' },
      { hash: 'vitrine', action: 'account.create', by: 'Stella Test' },
    ]);
    const log = (await server.call(staffLog.list, { as, query: { subject: 'account' } })).body;
    expect(log.data).toMatchObject([{ action: 'account.create', subject: { id: 'aurora', name: 'Aurora' } }]);
    expect((await add({ hash: 'other' })).problem['errors']).toEqual({
      hosts: ['aurora.example leads to the marketplace “aurora” already. Choose another host.'],
    });
  });
});
