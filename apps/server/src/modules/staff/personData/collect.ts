import sql, { type Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

/** The parts of the file, each a statement whose rows are written as they are. Nothing secret is selected. */
const parts = ({ account }: Scope, id: number): Record<string, Sql> => {
  const person = sql`(select email from member where id = ${id})`;
  const own = sql`account_id = ${account.id} and member_id = ${id}`;
  return {
    person: sql`
      select m.id, m.email, m.first_name, m.last_name, m.phone, m.status, m.language_code, m.is_staff, m.brand_right, m.created_at,
        r.name as retailer, b.name as brand
      from member m left join retailer r on r.id = m.retailer_id left join brand b on b.id = m.brand_id
      where m.account_id = ${account.id} and m.id = ${id}`,
    registrations: sql`
      select type, company_name, company_website, year_established, first_name, last_name, phone, traffic_source, available_for_mailing,
        places, language_code, created_at
      from preregistration where account_id = ${account.id} and (member_id = ${id} or email = ${person})`,
    sign_ins: sql`select created_at, revoked_at, refresh_expires_at as ends_at from session where ${own} and viewed_by is null`,
    newsletter: sql`select email, maillist, created_at from subscriber where account_id = ${account.id} and lower(email) = ${person}`,
    orders: sql`select id, number, status, created_at, note, billing, shipping from purchase_order where ${own}`,
    order_messages: sql`
      select message.order_id, message.message, message.created_at from order_message message
      join purchase_order placed on placed.id = message.order_id where placed.account_id = ${account.id} and message.member_id = ${id}`,
    messages: sql`select chat_id, message, created_at from inbox_message where ${own}`,
    visitor_conversations: sql`
      select c.id as chat_id, c.visitor_name, c.visitor_store, i.message, i.created_at from chat c
      join inbox_message i on i.chat_id = c.id and i.from_side = 'buyer'
      where c.account_id = ${account.id} and lower(c.visitor_email) = ${person}`,
    notifications: sql`select event, subject, name, created_at, read_at from notification where ${own}`,
    saved_views: sql`select list, name, query, created_at from saved_view where ${own}`,
    visited_brands: sql`
      select brand.name, visit.visited_at from brand_visit visit join brand on brand.id = visit.brand_id where visit.member_id = ${id}`,
    visited_products: sql`
      select product.name, visit.visited_at from product_visit visit join product on product.id = visit.product_id
      where visit.member_id = ${id}`,
    page_comments: sql`select text, created_at from brand_page_comment where ${own}`,
    look_comments: sql`select text, created_at from branding_comment where ${own}`,
    look_decisions: sql`select decision, decided_at from branding_decision where ${own}`,
    // The text of a mail can hold a link that signs in.
    mails: sql`select kind, subject, created_at, sent_at from mail where account_id = ${account.id} and lower(recipient) = ${person}`,
    changes: sql`select action, subject_name, before, after, created_at from audit_log where ${own}`,
  };
};

/** Everything that is known of a person, by where it comes from. */
export const collectRows = async (scope: Scope, id: number): Promise<Record<string, object[]>> => {
  const found: [string, object[]][] = [];
  for (const [name, statement] of Object.entries(parts(scope, id)))
    found.push([name, await scope.db.query<object>(statement)]);
  return Object.fromEntries(found);
};
