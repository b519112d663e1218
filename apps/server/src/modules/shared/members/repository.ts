import sql from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import type { BuyerStage, Scope } from '../../../domain/scope.ts';

export interface MemberRow {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  role: 'buyer' | 'seller' | 'staff';
  /** Name of the retailer or brand. */
  party: string | null;
  retailerId: number | null;
  brandId: number | null;
  stage: BuyerStage | null;
  status: 'active' | 'inactive' | 'pending';
  language: Language;
}

const selection = sql`
  select m.id, m.email, m.first_name as "firstName", m.last_name as "lastName", case when m.is_staff then 'staff' else m.side end as role,
    coalesce(r.name, b.name) as party, m.retailer_id as "retailerId", m.brand_id as "brandId", r.stage, m.status, m.language_code as language
  from member m left join retailer r on r.id = m.retailer_id left join brand b on b.id = m.brand_id`;

/** The member with an e-mail address in its canonical form, of any status. */
export const findMember = async ({ db, account }: Scope, email: string): Promise<MemberRow | undefined> => {
  const [row] = await db.query<MemberRow>(sql`${selection} where m.account_id = ${account.id} and m.email = ${email}`);
  return row;
};

export const listMembers = ({ db, account }: Scope): Promise<MemberRow[]> =>
  db.query(sql`${selection} where m.account_id = ${account.id} order by role, party, m.email`);

export interface NewMember {
  email: string;
  firstName: string;
  lastName: string;
  role: MemberRow['role'];
  retailerId: number | null;
  brandId: number | null;
  language: Language;
  phone?: string;
}

/** Adds a member without a password. */
export const insertMember = async ({ db, account }: Scope, member: NewMember): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into member (account_id, email, first_name, last_name, phone, side, retailer_id, brand_id, is_staff, language_code)
    values (${account.id}, ${member.email}, ${member.firstName}, ${member.lastName}, ${member.phone ?? ''}, ${member.role === 'buyer' ? 'buyer' : 'seller'},
      ${member.retailerId}, ${member.brandId}, ${member.role === 'staff'}, ${member.language})
    returning id`);
  if (!row) throw new Error('The member was not written.');
  return row.id;
};

/** False when the member has this status already. */
export const setStatus = async (
  { db, account }: Scope,
  memberId: number,
  status: 'active' | 'inactive',
): Promise<boolean> => {
  const rows = await db.query(sql`
    update member set status = ${status} where account_id = ${account.id} and id = ${memberId} and status <> ${status} returning id`);
  return rows.length > 0;
};

/** How many sign-ins of a member are still open. */
export const countSessions = async ({ db, account }: Scope, memberId: number): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    select count(distinct family)::int as count from session
    where account_id = ${account.id} and member_id = ${memberId} and revoked_at is null and refresh_expires_at > now()`);
  return row?.count ?? 0;
};
