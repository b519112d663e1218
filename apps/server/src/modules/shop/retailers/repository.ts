import type { RetailerStatus } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import type { BuyerStage, Scope } from '../../../domain/scope.ts';
import { retailerStatus } from './status.ts';

export interface ReviewedRetailer {
  id: number;
  name: string;
  stage: BuyerStage;
  status: RetailerStatus;
}

/** A retailer by its own id, or by the address of somebody who buys for it. */
export type RetailerKey = { id: number } | { email: string };

/** The retailer, held until the transaction ends. */
export const lockRetailer = async ({ db, account }: Scope, key: RetailerKey): Promise<ReviewedRetailer | undefined> => {
  const which =
    'id' in key
      ? sql`r.id = ${key.id}`
      : sql`r.id = (select retailer_id from member where account_id = ${account.id} and email = ${key.email})`;
  const [row] = await db.query<ReviewedRetailer>(sql`
    select r.id, r.name, r.stage, ${retailerStatus(sql`r`)} as status from retailer r
    where r.account_id = ${account.id} and ${which} for update`);
  return row;
};

export const setStage = async (
  { db, account }: Scope,
  id: number,
  { stage, isRefused }: { stage: BuyerStage; isRefused: boolean },
): Promise<void> => {
  await db.query(sql`
    update retailer set stage = ${stage}, refused_at = case when ${isRefused}::boolean then now() end
    where account_id = ${account.id} and id = ${id}`);
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
