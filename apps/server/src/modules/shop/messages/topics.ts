import type { Database } from '../../../db/database.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { announce } from '../../../platform/signals.ts';
import type { Signals } from '../../../platform/signals.ts';
import { topicOf } from '../notifications/topics.ts';

/** Tells the member's own company that its messages have changed. */
export const announceToOwn = ({ db, account, viewer }: MemberScope): Promise<void> =>
  announce(db, topicOf(account.id, viewer));

/** Tells both sides of a chat. A visitor has no inbox. */
export const announceToBoth = async (
  db: Database,
  { brandId, retailerId }: { brandId: number; retailerId: number | null },
): Promise<void> => {
  await announce(db, `inbox-seller:${brandId}`);
  if (retailerId !== null) await announce(db, `inbox-buyer:${retailerId}`);
};

const changed = { event: 'changed' as const, data: {} };

/** An event at once, and one for each change of the company's messages or notifications. Nothing is read from the database. */
export async function* followInbox({ account, viewer }: MemberScope, signals: Signals, signal: AbortSignal) {
  const changes = await signals.subscribe(topicOf(account.id, viewer), signal);
  yield changed;
  for await (const _change of changes) yield changed;
}
