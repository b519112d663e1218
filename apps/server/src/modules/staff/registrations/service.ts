import type { RetailerStatus, ReviewDecision } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import { reviewRetailer } from '../../shop/retailers/service.ts';
import { historyOf } from '../log/service.ts';
import { findFile } from './repository.ts';
import type { RetailerFile } from './repository.ts';
import { t } from './words.ts';

export const openFile = async (scope: Scope, id: number): Promise<RetailerFile> => {
  const file = await findFile(scope, id);
  if (!file) throw notFound();
  return { ...file, history: await historyOf(scope, 'retailer', id) };
};

export interface Decision {
  decision: ReviewDecision;
  reason?: string | undefined;
  /** The status that staff saw when they decided. */
  seen: RetailerStatus;
}

/** Decides about a retailer. A 409 names the status if somebody else has decided meanwhile. */
export const decide = (scope: Scope, id: number, { decision, reason, seen }: Decision): Promise<RetailerFile> => {
  if (decision !== 'approve' && !reason) throw invalid({ reason: [t(scope.language, 'reasonMissing')] });
  return inTransaction(scope, async (tx) => {
    const { changed, status } = await reviewRetailer(tx, { by: { id }, decision, reason: reason || undefined, seen });
    if (!changed) {
      const person = await whoChanged(tx, id, ['retailer.approve', 'retailer.ask', 'retailer.refuse']);
      throw new Refusal(409, t(scope.language, 'statusChanged', { person }), { status });
    }
    return openFile(tx, id);
  });
};

export interface BulkOutcome {
  approved: number[];
  changed: { id: number; name: string; status: RetailerStatus }[];
}

/** Approves several retailers, all or none of those that have the status that staff saw. */
export const approveAll = (
  scope: Scope,
  retailers: readonly { id: number; seen: RetailerStatus }[],
): Promise<BulkOutcome> =>
  inTransaction(scope, async (tx) => {
    const outcome: BulkOutcome = { approved: [], changed: [] };
    // In one order, so that two of these cannot wait for each other.
    for (const { id, seen } of retailers.toSorted((one, other) => one.id - other.id)) {
      const { changed, status, retailer } = await reviewRetailer(tx, { by: { id }, decision: 'approve', seen });
      if (changed) outcome.approved.push(id);
      else outcome.changed.push({ id, name: retailer, status });
    }
    return outcome;
  });
