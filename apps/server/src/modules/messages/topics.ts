import type { Database } from '../../db/database.ts';
import type { MemberScope } from '../../domain/scope.ts';
import { announce } from '../../platform/signals.ts';
import type { Signals, Topic } from '../../platform/signals.ts';

/** Staff without a company hear of nothing. */
const nobody = 0;

const topicOf = (side: 'buyer' | 'seller', id: number | null): Topic => `inbox-${side}:${id ?? nobody}`;

const ownTopic = ({ viewer }: MemberScope): Topic =>
  topicOf(viewer.side, viewer.side === 'buyer' ? viewer.retailerId : viewer.brandId);

/** Tells the member's own company that its messages have changed. */
export const announceToOwn = (scope: MemberScope): Promise<void> => announce(scope.db, ownTopic(scope));

/** Tells both sides of a chat. A visitor has no inbox. */
export const announceToBoth = async (
  db: Database,
  { brandId, retailerId }: { brandId: number; retailerId: number | null },
): Promise<void> => {
  await announce(db, topicOf('seller', brandId));
  if (retailerId !== null) await announce(db, topicOf('buyer', retailerId));
};

const changed = { event: 'changed' as const, data: {} };

/** An event at once, and one for each change of the company's messages. Nothing is read from the database. */
export async function* followInbox(scope: MemberScope, signals: Signals, signal: AbortSignal) {
  const changes = await signals.subscribe(ownTopic(scope), signal);
  yield changed;
  for await (const _change of changes) yield changed;
}
