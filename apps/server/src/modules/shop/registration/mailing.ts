import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

/** Subscribes a member who asked for news when registering. Called when the password is set: the address is known to be theirs. */
export const subscribeRegistered = async ({ db, account }: Scope, memberId: number): Promise<void> => {
  await db.query(sql`
    insert into subscriber (account_id, email, maillist)
    select account_id, email, type from preregistration
    where account_id = ${account.id} and member_id = ${memberId} and available_for_mailing
    on conflict (account_id, email) do nothing`);
};
