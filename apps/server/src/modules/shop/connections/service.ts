import type { ConnectionStatus, Side } from '@vitrine/api/rules';
import { forbidden, notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { recordOfficeChange } from '../../../platform/audit.ts';
import { companyName } from '../notifications/companyName.ts';
import { notify } from '../notifications/notify.ts';
import type { News } from '../notifications/notify.ts';
import * as repository from './repository.ts';
import type { Connection, Pair } from './repository.ts';
import { t } from './words.ts';

/** The other side: a brand (`seller`) or a retailer (`buyer`). */
export interface Counterpart {
  type: Side;
  id: number;
}

/** The member's company and the other one. Two companies of one side have no connection: 404. */
const pairOf = ({ viewer }: MemberScope, { type, id }: Counterpart): Pair => {
  if (type === viewer.side) throw notFound();
  const { retailerId, brandId } = viewer.side === 'buyer' ? { ...viewer, brandId: id } : { ...viewer, retailerId: id };
  if (retailerId === null || brandId === null) throw forbidden();
  return { retailerId, brandId };
};

/** Tells everybody of the other company. */
const tellOtherSide = async (tx: MemberScope, event: News['event'], { retailerId, brandId }: Pair): Promise<void> => {
  const [subject, to] = tx.viewer.side === 'buyer' ? [retailerId, { brandId }] : [brandId, { retailerId }];
  await notify(tx, { event, subject, name: await companyName(tx), to });
};

export const openConnection = async (scope: MemberScope, other: Counterpart): Promise<Connection> => {
  const connection = await repository.findByPair(scope, pairOf(scope, other));
  if (!connection) throw notFound();
  return connection;
};

/** Asks for a connection (S-054); 404 for a company that cannot be found. */
export const requestConnection = (
  scope: MemberScope,
  other: Counterpart,
): Promise<{ status: 200 | 201; connection: Connection }> =>
  inTransaction(scope, async (tx) => {
    const pair = pairOf(tx, other);
    const isNew = await repository.insertRequest(tx, pair);
    const connection = await openConnection(tx, other);
    if (isNew) {
      await tellOtherSide(tx, 'connection.requested', pair);
      await recordOfficeChange(tx, { action: 'connection.request', subject: connection.buyer });
    }
    return { status: isNew ? 201 : 200, connection };
  });

/**
 * Accepts or declines a request of the other side (S-055, S-056). A request that is answered already stays as it is. 403 for the company's own
 * request, 404 for a connection of others.
 */
export const answerRequest = (
  scope: MemberScope,
  id: number,
  status: Exclude<ConnectionStatus, 'pending'>,
): Promise<Connection> =>
  inTransaction(scope, async (tx) => {
    const isFirst = await repository.writeAnswer(tx, id, status);
    const connection = await repository.findById(tx, id);
    if (!connection) throw notFound();
    if (connection.status.status === 'pending') throw forbidden(t(tx.language, 'ownRequest'));
    const pair = { retailerId: connection.buyer.id, brandId: connection.seller.id };
    if (isFirst) {
      await tellOtherSide(tx, `connection.${status}`, pair);
      const action = status === 'accepted' ? 'connection.accept' : 'connection.decline';
      await recordOfficeChange(tx, { action, subject: connection.buyer });
    }
    return connection;
  });
