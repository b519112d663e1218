import type { Visitor } from '@vitrine/api';
import sql from 'sql-template-tag';
import { unauthenticated } from '../../../domain/refusal.ts';
import type { Scope, Viewer } from '../../../domain/scope.ts';

/** What a partner site learns of a member: who it is and for whom they act. */
export const findVisitor = async ({ db, account }: Scope, { memberId }: Viewer): Promise<Visitor> => {
  const [row] = await db.query<Visitor>(sql`
    select m.id, m.first_name, m.last_name, m.email, m.side as entity_stype, coalesce(r.id, b.id, m.id) as entity_id, coalesce(r.name, b.name) as entity_name
    from member m left join retailer r on r.id = m.retailer_id left join brand b on b.id = m.brand_id
    where m.account_id = ${account.id} and m.id = ${memberId} and m.status = 'active'`);
  if (!row) throw unauthenticated();
  return row;
};
