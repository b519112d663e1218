import { isEmail } from '@vitrine/api/rules';
import type { BrandRight } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { EventSegment } from '../../../domain/content.ts';
import type { Scope, Viewer } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { todayInSql } from '../../../domain/today.ts';

/** A member as signing in needs it. */
export interface Login {
  id: number;
  email: string;
  firstName: string;
  language: Scope['language'];
  passwordHash: string | null;
  passwordChanged: boolean;
}

const findByStatus = async (scope: Scope, email: string, status: 'active' | 'pending'): Promise<Login | undefined> => {
  if (!isEmail(email)) return undefined;
  const [row] = await scope.db.query<Login>(sql`
    select id, email, first_name as "firstName", language_code as language, password_hash as "passwordHash", password_changed as "passwordChanged"
    from member where account_id = ${scope.account.id} and email = ${email} and status = ${status}`);
  return row;
};

/** The active member with an e-mail address in its canonical form. What is no address is not looked for. */
export const findLogin = (scope: Scope, email: string): Promise<Login | undefined> =>
  findByStatus(scope, email, 'active');

/** A colleague who was invited and has not chosen a password yet. */
export const findInvited = (scope: Scope, email: string): Promise<Login | undefined> =>
  findByStatus(scope, email, 'pending');

/** Whose password was replaced, as the audit log names them. */
interface Owner {
  email: string;
  name: string;
  isStaff: boolean;
  brandId: number | null;
}

/**
 * Replaces a password. With `onlyDefault`, only while it is the default one; tells whether it did. An invited member becomes an active one
 * with the first password. Of staff and people of a brand the audit log has an entry, without anything of the password.
 */
export const setPassword = async (
  scope: Scope,
  memberId: number,
  passwordHash: string,
  { onlyDefault = false } = {},
): Promise<boolean> => {
  const [owner] = await scope.db.query<Owner>(sql`
    update member set password_hash = ${passwordHash}, password_changed = true, status = 'active'
    where account_id = ${scope.account.id} and id = ${memberId} and status in ('active', 'pending') and (not ${onlyDefault}::boolean or not password_changed)
    returning email, trim(first_name || ' ' || last_name) as name, is_staff as "isStaff", brand_id as "brandId"`);
  if (!owner) return false;
  const { email, name, isStaff, brandId } = owner;
  if (isStaff || brandId !== null)
    await recordChange(
      { ...scope, viewer: { memberId, name } },
      { action: 'member.password', subject: { id: memberId, name: email }, brandId: brandId ?? undefined },
    );
  return true;
};

export interface UserRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Scope['language'];
  side: 'buyer' | 'seller';
  isStaff: boolean;
  mayAddOneUnit: boolean;
  welcomeSeen: boolean;
  brandTipsSeen: boolean;
  createdAt: Date;
  retailer: { id: number; name: string; hideFindRetailers: boolean; locations: string[] } | null;
  brand: { id: number; name: string; slug: string; right: BrandRight } | null;
  eventSegments: EventSegment[];
}

/** The signed-in member with the retailer or brand, in one statement. */
export const findUser = async (scope: Scope, viewer: Viewer): Promise<UserRow | undefined> => {
  const [row] = await scope.db.query<UserRow>(sql`
    select m.id, m.first_name as "firstName", m.last_name as "lastName", m.email, m.phone, m.language_code as language, m.side, m.is_staff as "isStaff",
      m.may_add_one_unit as "mayAddOneUnit", m.welcome_seen_at is not null as "welcomeSeen",
      m.brand_tips_seen_at is not null as "brandTipsSeen", m.created_at as "createdAt",
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name, 'hideFindRetailers', r.hide_find_retailers,
        'locations', array(select l.name from location l where l.id = any(r.location_ids) order by l.name)) end as retailer,
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name, 'slug', b.slug, 'right', m.brand_right) end as brand,
      coalesce((
        select json_agg(json_build_object('id', s.id, 'name', localized(s.name, ${scope.language}), 'slug', s.slug, 'is_active_event', is_open(s, ${todayInSql(scope.account)}),
          'image_tag_event', s.image_tag, 'event', event_on_wire(e, ${scope.language})) order by s.id)
        from member_event_segment ms join event_segment s on s.id = ms.event_segment_id left join event e on e.id = s.event_id
        where ms.member_id = m.id), '[]') as "eventSegments"
    from member m
    left join retailer r on r.id = m.retailer_id
    left join brand b on b.id = m.brand_id
    where m.account_id = ${scope.account.id} and m.id = ${viewer.memberId}`);
  return row;
};

/** Records that a member saw a welcome: 1 at the first visit, 2 on the page of a brand. The first time counts. */
export const recordWelcome = async ({ db, account }: Scope, { memberId }: Viewer, view: 1 | 2): Promise<void> => {
  await db.query(sql`
    update member set welcome_seen_at = case when ${view}::int = 1 then coalesce(welcome_seen_at, now()) else welcome_seen_at end,
      brand_tips_seen_at = case when ${view}::int = 2 then coalesce(brand_tips_seen_at, now()) else brand_tips_seen_at end
    where account_id = ${account.id} and id = ${memberId}`);
};
