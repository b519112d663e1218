import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { contract } from '@vitrine/api';
import { describeEngines, worldPassword } from '../testing/index.ts';
import { bothEngines } from '../testing/tier.ts';
import { migrate } from './migrate.ts';

const migration = '008-canonical-emails.sql';

describeEngines(
  'addresses of an older version',
  (server) => {
    it('become canonical, so that members sign in with any spelling; of two alike the first keeps the mailbox', async () => {
      await server.db.query(sql`drop index member_email`);
      await server.db.query(sql`create unique index member_email on member (account_id, lower(email))`);
      await server.db.query(sql`delete from migration where name = ${migration}`);
      const older: [was: string, wrote: string][] = [
        ['buyer@vitrine.example', 'Buyer@Vitrine.Example'],
        ['rival@vitrine.example', 'JOÃO@loja.example'],
        ['review@vitrine.example', 'Twin@shop.example'],
        ['pending@vitrine.example', ' twin@shop.example'],
        ['buyer@tropico.example', 'twin@shop.example '],
      ];
      for (const [was, wrote] of older)
        await server.db.query(sql`update member set email = ${wrote} where email = ${was}`);

      expect(await migrate(server.db)).toEqual([migration]);

      const members = await server.db.query<{ email: string }>(sql`
      select email from member where id in (1, 3, 4, 5, 11) order by id`);
      expect(members.map(({ email }) => email)).toEqual([
        'buyer@vitrine.example',
        'joão@loja.example',
        'twin@shop.example',
        ' twin@shop.example',
        'twin@shop.example',
      ]);
      for (const username of ['BUYER@vitrine.example', 'joão@LOJA.example', 'TWIN@shop.example']) {
        const body = { grant_type: 'password' as const, username, password: worldPassword };
        expect((await server.call(contract.auth.token, { body })).status).toBe(200);
      }
    });
  },
  { engines: bothEngines },
);
