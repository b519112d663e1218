import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { contains, findPage } from '../../../db/page.ts';
import type { Page } from '../../../db/page.ts';

export type Subscriber = CallData<typeof contract.staffSubscribers.list>['data'][number];

const wire = sql`json_build_object('email', r.email, 'maillist', r.maillist, 'created_at', r.created_at)`;

export const findSubscribers = (
  { db, account }: Scope,
  { page, search }: { page: number; search?: string | undefined },
): Promise<Page<Subscriber>> =>
  findPage(db, {
    rows: sql`select * from subscriber s where s.account_id = ${account.id} and (${contains(search, sql`s.email`)})`,
    wire,
    order: sql`r.created_at desc, r.email`,
    page,
  });

/** Every address of the account, by address. */
export const listSubscribers = async ({ db, account }: Scope): Promise<Subscriber[]> => {
  const rows = await db.query<{ wire: Subscriber }>(
    sql`select ${wire} as wire from subscriber r where r.account_id = ${account.id} order by r.email`,
  );
  return rows.map((row) => row.wire);
};
