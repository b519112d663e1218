import sql from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import type { HeldOrder } from './repository.ts';

/** Somebody who is told about an order by mail. */
export interface Reader {
  email: string;
  first_name: string;
  language_code: Language;
}

/** Who ordered; where that is not known or no longer active, everybody of the retailer. */
export const retailerReaders = (
  { db, account }: MemberScope,
  { retailer_id, member_id }: Pick<HeldOrder, 'retailer_id' | 'member_id'>,
): Promise<Reader[]> =>
  db.query<Reader>(sql`
    with active as (select * from member where account_id = ${account.id} and retailer_id = ${retailer_id} and status = 'active')
    select email, first_name, language_code from active
    where id = ${member_id} or not exists (select 1 from active where id = ${member_id})
    order by id`);

/** Everybody of the brand. */
export const brandReaders = ({ db, account }: MemberScope, brandId: number): Promise<Reader[]> =>
  db.query<Reader>(sql`
    select email, first_name, language_code from member
    where account_id = ${account.id} and brand_id = ${brandId} and status = 'active' order by id`);
