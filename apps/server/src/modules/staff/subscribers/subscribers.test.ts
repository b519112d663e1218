import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { read, utils } from '@e965/xlsx';
import { describeEngines } from '../../../testing/index.ts';

const { staffLog, staffSubscribers } = contract;
const as = 'staff@vitrine.example';

describeEngines('addresses of the newsletter, for staff', (server) => {
  const file = async (format: string, who = as) =>
    server.fetch(`/v1/admin/subscribers/file?format=${format}`, {
      headers: { authorization: `Bearer ${await server.token(who)}`, 'x-account-hash': 'vitrine' },
    });

  it('lists and exports those of the account alone, and the audit log says who did (D-067)', async () => {
    await server.db.query(sql`
      insert into subscriber (account_id, email, maillist, created_at) values
      (1, '=cmd@shop.example', 'b', '2026-01-02'), (1, 'zoe@brand.example', 's', '2026-02-03'), (2, 'other@shop.example', 'b', now())`);
    const { body } = await server.call(staffSubscribers.list, { as, query: { search: 'zoe' } });
    expect(body.data).toMatchObject([{ email: 'zoe@brand.example', maillist: 's' }]);
    const csv = Buffer.from((await file('csv')).bytes).toString('utf8');
    expect(csv).toContain('zoe@brand.example,Brand,2026-02-03');
    expect(csv).toContain("'=cmd@shop.example,Retailer,2026-01-02");
    expect(csv).not.toContain('other@shop.example');
    const sheet = read((await file('xlsx')).bytes).Sheets['Newsletter'];
    const rows = utils.sheet_to_json<string[]>(sheet as object, { header: 1, raw: false });
    expect(rows).toContainEqual(['zoe@brand.example', 'Brand', '3 Feb 2026']);
    const log = (await server.call(staffLog.list, { as })).body.data;
    expect(log.slice(0, 2).map(({ action, after }) => [action, after?.['format']])).toEqual([
      ['subscribers.export', 'xlsx'],
      ['subscribers.export', 'csv'],
    ]);
    expect((await file('csv', 'buyer@vitrine.example')).status).toBe(403);
  });
});
