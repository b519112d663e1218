import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { Refusal } from '../../../../domain/refusal.ts';
import type { BuyerScope } from '../../../../domain/scope.ts';
import { t } from '../words.ts';

/** A call that must have its effect once: the client's key, and what it asked for. */
export interface OnceKey {
  key: string;
  fingerprint: string;
}

/** The fingerprint tells a repetition from another request under the same key. */
export const onceKey = (key: string | undefined, request: readonly unknown[]): OnceKey | undefined =>
  key === undefined
    ? undefined
    : { key, fingerprint: createHash('sha256').update(JSON.stringify(request)).digest('hex') };

const reused = (scope: BuyerScope): Refusal => {
  const reason = t(scope.language, 'keyReused');
  return new Refusal(422, reason, { errors: { 'idempotency-key': [reason] } });
};

/** The answer that was given under this key, if any. 422 when the key stood for something else. */
export const recall = async <Body>(scope: BuyerScope, once: OnceKey | undefined): Promise<Body | undefined> => {
  if (!once) return undefined;
  const [row] = await scope.db.query<{ fingerprint: string; body: Body }>(sql`
    select fingerprint, body from idempotency
    where account_id = ${scope.account.id} and member_id = ${scope.viewer.memberId} and key = ${once.key}`);
  if (row && row.fingerprint !== once.fingerprint) throw reused(scope);
  return row?.body;
};

/** Keeps the answer in the transaction of its effect. */
export const remember = async (
  scope: BuyerScope,
  once: OnceKey | undefined,
  status: number,
  body: object,
): Promise<void> => {
  if (!once) return;
  const kept = await scope.db.query(sql`
    insert into idempotency (account_id, member_id, key, fingerprint, status, body)
    values (${scope.account.id}, ${scope.viewer.memberId}, ${once.key}, ${once.fingerprint}, ${status}, ${JSON.stringify(body)}::jsonb)
    on conflict do nothing returning key`);
  if (kept.length === 0) throw reused(scope);
};
