import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { contains, findPage } from '../../../db/page.ts';
import type { Page } from '../../../db/page.ts';
import type { Scope } from '../../../domain/scope.ts';

type Listed = CallData<(typeof contract.staffAccounts)['list']>['data'][number];

/** An account before the address of its shop is known. */
export type AccountRow = Omit<Listed, 'url'>;

const staffOf = sql`from member m where m.account_id = a.id and m.is_staff and m.status = 'active' and m.password_hash is`;

const rows = sql`
  select a.hash, a.name, a.language_code, a.created_at,
    array(select h.host from account_host h where h.account_id = a.id order by h.host) as hosts,
    (select count(*)::int ${staffOf} not null) as staff, (select count(*)::int ${staffOf} null) as invited,
    (select count(*)::int from brand b where b.account_id = a.id and b.is_published) as brands
  from account a`;

const wire = sql`json_build_object('hash', r.hash, 'name', r.name, 'language_code', r.language_code, 'created_at', r.created_at,
  'hosts', r.hosts, 'staff', r.staff, 'invited', r.invited, 'brands', r.brands)`;

/** Accounts of the installation: the caller has checked that the viewer may see those of others. */
export const findAccounts = (
  { db }: Scope,
  { page, search }: { page: number; search?: string | undefined },
): Promise<Page<AccountRow>> =>
  findPage(db, {
    rows: sql`${rows} where ${contains(
      search,
      sql`a.name`,
      sql`a.hash`,
      sql`(
      select string_agg(h.host, ' ') from account_host h where h.account_id = a.id)`,
    )}`,
    wire,
    order: sql`folded(r.name), r.hash`,
    page,
  });

export const findAccount = async ({ db }: Scope, hash: string): Promise<AccountRow | undefined> => {
  const [row] = await db.query<{ wire: AccountRow }>(
    sql`select ${wire} as wire from (${rows} where a.hash = ${hash}) r`,
  );
  return row?.wire;
};
