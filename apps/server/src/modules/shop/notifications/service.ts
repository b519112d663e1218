import type { NotificationChoices } from '@vitrine/api/rules';
import { notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { announce } from '../../../platform/signals.ts';
import * as repository from './repository.ts';
import { topicOf } from './topics.ts';

const announceToOwn = ({ db, account, viewer }: MemberScope): Promise<void> =>
  announce(db, topicOf(account.id, viewer));

/** Marks a notification of the member as read; the member's other devices hear of it. Tells how many are unread. */
export const markRead = (scope: MemberScope, id: number): Promise<number> =>
  inTransaction(scope, async (tx) => {
    const outcome = await repository.markRead(tx, id);
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'now') await announceToOwn(tx);
    return repository.countUnread(tx);
  });

/** Marks everything up to a moment as read, so that nothing is marked that the member has not seen. */
export const markAllRead = (scope: MemberScope, until: string): Promise<number> =>
  inTransaction(scope, async (tx) => {
    if (await repository.markAllRead(tx, until)) await announceToOwn(tx);
    return repository.countUnread(tx);
  });

/** A chat that was opened needs no notification any more. True if there was one. */
export const markChatRead = (scope: MemberScope, subject: number | string): Promise<boolean> =>
  repository.markSubjectRead(scope, 'message.chat', String(subject));

export const choose = (
  scope: MemberScope,
  chosen: Partial<Record<keyof NotificationChoices, string | undefined>>,
): Promise<NotificationChoices> =>
  inTransaction(scope, async (tx) => {
    await repository.writeChoices(tx, chosen);
    return repository.findChoices(tx);
  });
