import sql from 'sql-template-tag';
import type { Language } from '../../domain/language.ts';
import type { BuyerStage, Scope } from '../../domain/scope.ts';

export interface ReviewedRetailer {
  id: number;
  name: string;
  stage: BuyerStage;
}

/** The retailer that a member buys for, held until the transaction ends. */
export const lockRetailerOf = async ({ db, account }: Scope, email: string): Promise<ReviewedRetailer | undefined> => {
  const [row] = await db.query<ReviewedRetailer>(sql`
    select r.id, r.name, r.stage from retailer r join member m on m.retailer_id = r.id
    where r.account_id = ${account.id} and m.account_id = ${account.id} and m.email = ${email} for update of r`);
  return row;
};

export const setStage = async ({ db, account }: Scope, id: number, stage: BuyerStage): Promise<void> => {
  await db.query(sql`update retailer set stage = ${stage} where account_id = ${account.id} and id = ${id}`);
};

export interface Reader {
  email: string;
  firstName: string;
  language: Language;
}

/** Everybody who buys for a retailer and may sign in. */
export const findReaders = ({ db, account }: Scope, retailerId: number): Promise<Reader[]> =>
  db.query(sql`
    select email, first_name as "firstName", language_code as language from member
    where account_id = ${account.id} and retailer_id = ${retailerId} and status = 'active' order by id`);
