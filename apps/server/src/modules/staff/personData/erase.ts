import sql, { raw, type Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

/** A person whose data is deleted, and what is shown instead of the name. */
export interface Erased {
  id: number;
  email: string;
  name: string;
  alias: string;
}

/** Tables whose rows belong to the person alone. */
const ownTables = [
  'session',
  'one_time_token',
  'password_code',
  'known_source',
  'notification',
  'saved_view',
  'import_draft',
  'idempotency',
  'member_event_segment',
  'brand_visit',
  'product_visit',
] as const;

const removals = ({ account }: Scope, { id, email }: Erased): Sql[] => [
  ...ownTables.map((table) => sql`delete from ${raw(table)} where member_id = ${id}`),
  sql`delete from preregistration where account_id = ${account.id} and (member_id = ${id} or email = ${email})`,
  sql`delete from subscriber where account_id = ${account.id} and lower(email) = ${email}`,
  sql`delete from subscription_link where account_id = ${account.id} and lower(email) = ${email}`,
  sql`delete from mail where account_id = ${account.id} and lower(recipient) = ${email}`,
  // What the person wrote as a visitor, by the form of a brand's page.
  sql`delete from chat where account_id = ${account.id} and lower(visitor_email) = ${email}`,
];

/** Orders of the company that the person acts for. */
const companyOrders = ({ account }: Scope, { id }: Erased): Sql => sql`
  select placed.id from purchase_order placed join member m on m.id = ${id}
  where placed.account_id = ${account.id} and (placed.retailer_id = m.retailer_id or placed.brand_id = m.brand_id)`;

/** An address without its contact, if that is the person. */
const withoutContact = (column: string, { name }: Erased): Sql => sql`
  ${raw(column)} = case when ${raw(column)} ->> 'contact' = ${name}
    then ${raw(column)} || '{"contact": "", "phone_number": ""}'::jsonb else ${raw(column)} end`;

/** What companies and the account keep, without the name. */
const renamings = (scope: Scope, erased: Erased): Sql[] => {
  const { account } = scope;
  const { id, name, alias } = erased;
  const orders = companyOrders(scope, erased);
  const addresses = sql`set ${withoutContact('billing', erased)}, ${withoutContact('shipping', erased)}`;
  return [
    sql`update order_message set sender_name = ${alias} where member_id = ${id}`,
    sql`update order_event set actor = ${alias} where actor = ${name} and order_id in (${orders})`,
    sql`update order_change set sender = ${alias} where sender = ${name} and order_id in (${orders})`,
    sql`update brand_page_version set member_name = ${alias}
      where member_name = ${name} and brand_id = (select brand_id from member where id = ${id})`,
    sql`update account_branding_history set replaced_by = ${alias} where replaced_by = ${name} and account_id = ${account.id}`,
    sql`update content_version set member_name = ${alias} where member_name = ${name} and account_id = ${account.id}`,
    sql`update account set branding_draft_by = ${alias} where branding_draft_by = ${name} and id = ${account.id}`,
    sql`update purchase_order ${addresses} where id in (${orders})`,
    sql`update retailer ${addresses} where id = (select retailer_id from member where id = ${id})`,
  ];
};

/** The audit log keeps what happened. The name and the address of the person leave it. */
const logChanges = ({ account }: Scope, { id, email, alias }: Erased): Sql[] => {
  const without = (column: string): Sql => sql`
    ${raw(column)} = replace(${raw(column)}::text, ${email}, ${alias})::jsonb`;
  return [
    // Entries of a profile have the names themselves.
    sql`update audit_log set before = null, after = null
      where account_id = ${account.id} and action = 'member.profile' and subject_id = ${String(id)}`,
    sql`update audit_log set member_name = ${alias} where account_id = ${account.id} and member_id = ${id}`,
    sql`update audit_log set subject_name = ${alias}
      where account_id = ${account.id} and (subject_name = ${email} or (subject_type = 'member' and subject_id = ${String(id)}))`,
    sql`update audit_log set ${without('before')}, ${without('after')}
      where account_id = ${account.id} and position(${email} in concat(before::text, after::text)) > 0`,
  ];
};

/** Deletes what is known of a person. The row stays, without the data, because orders name it. */
export const eraseRows = async (scope: Scope, erased: Erased): Promise<void> => {
  for (const statement of [...removals(scope, erased), ...renamings(scope, erased), ...logChanges(scope, erased)])
    await scope.db.query(statement);
  await scope.db.query(sql`
    update member set email = ${`deleted-${erased.id}@deleted.invalid`}, first_name = ${erased.alias}, last_name = '', phone = '',
      password_hash = null, status = 'inactive', erased_at = now()
    where account_id = ${scope.account.id} and id = ${erased.id}`);
};
