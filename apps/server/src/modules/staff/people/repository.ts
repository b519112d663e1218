import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { contains, findPage } from '../../../db/page.ts';
import type { Page } from '../../../db/page.ts';

type Calls = typeof contract.staffPeople;
export type Person = CallData<Calls['list']>['data'][number];
export type Rights = Pick<Person, 'is_staff' | 'may_add_one_unit' | 'right'>;

const role = sql`case when m.is_staff then 'staff' else m.side end`;
const company = sql`coalesce(rt.name, b.name)`;

const rows = sql`
  select m.*, ${role} as role, coalesce(m.retailer_id, m.brand_id) as company_id, ${company} as company
  from member m left join retailer rt on rt.id = m.retailer_id left join brand b on b.id = m.brand_id`;

const wire = sql`json_build_object(
  'id', r.id, 'name', trim(concat_ws(' ', r.first_name, r.last_name)), 'email', r.email, 'phone', r.phone, 'role', r.role,
  'company', case when r.company_id is not null then json_build_object('id', r.company_id, 'name', r.company) end,
  'status', r.status, 'has_password', r.password_hash is not null, 'is_staff', r.is_staff, 'may_add_one_unit', r.may_add_one_unit,
  'right', case when r.brand_id is not null then r.brand_right end,
  'sessions', (select count(distinct s.family)::int from session s
    where s.member_id = r.id and s.viewed_by is null and s.revoked_at is null and s.refresh_expires_at > now()),
  'created_at', r.created_at)`;

const accesses = {
  active: sql`m.status = 'active' and m.password_hash is not null`,
  invited: sql`m.status = 'active' and m.password_hash is null`,
  pending: sql`m.status = 'pending'`,
  inactive: sql`m.status = 'inactive'`,
};

export interface PeopleQuery {
  page: number;
  role?: Person['role'] | undefined;
  access?: keyof typeof accesses | undefined;
  search?: string | undefined;
}

export const findPeople = ({ db, account }: Scope, query: PeopleQuery): Promise<Page<Person>> =>
  findPage(db, {
    rows: sql`${rows} where m.account_id = ${account.id} and m.erased_at is null
      and ${query.role ? sql`${role} = ${query.role}` : sql`true`} and ${query.access ? accesses[query.access] : sql`true`}
      and (${contains(query.search, sql`m.first_name || ' ' || m.last_name`, sql`m.email`, company)})`,
    wire,
    order: sql`folded(r.first_name || ' ' || r.last_name), r.id`,
    page: query.page,
  });

export const findPerson = async ({ db, account }: Scope, id: number): Promise<Person | undefined> => {
  const [row] = await db.query<{ wire: Person }>(sql`
    select ${wire} as wire from (${rows} where m.account_id = ${account.id} and m.id = ${id} and m.erased_at is null) r`);
  return row?.wire;
};

export const lockPerson = async ({ db, account }: Scope, id: number): Promise<void> => {
  await db.query(sql`select 1 from member where account_id = ${account.id} and id = ${id} for update`);
};

export const writeRights = async ({ db, account }: Scope, id: number, rights: Rights): Promise<void> => {
  await db.query(sql`
    update member set is_staff = ${rights.is_staff}, may_add_one_unit = ${rights.may_add_one_unit},
      brand_right = coalesce(${rights.right}, brand_right)
    where account_id = ${account.id} and id = ${id}`);
};

/** Holds the brand of a person, as its own people do who change rights, and answers whether another person may do everything for it. */
export const hasOtherOwner = async ({ db, account }: Scope, id: number): Promise<boolean> => {
  await db.query(sql`
    select 1 from brand where id = (select brand_id from member where account_id = ${account.id} and id = ${id}) for update`);
  const rows = await db.query(sql`
    select 1 from member other join member m on m.brand_id = other.brand_id
    where m.account_id = ${account.id} and m.id = ${id} and other.id <> m.id and other.status = 'active' and other.brand_right = 'owner' limit 1`);
  return rows.length > 0;
};
