import type { CallData, contract } from '@vitrine/api';
import type { BuyerStage } from '@vitrine/api/rules';
import { forbidden, invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { MemberScope, Scope, Viewer } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { findMember, findSessionById } from '../../../platform/viewer.ts';
import * as repository from './repository.ts';
import type { Subject, Viewed } from './repository.ts';
import { t } from './words.ts';

type View = CallData<typeof contract.staffViews.begin>['data'];

const choosePerson = async (scope: Scope, subject: Subject): Promise<Viewed> => {
  const person = await repository.findViewed(scope, subject);
  if (person?.isStaff) throw new Refusal(409, t(scope.language, 'staff'));
  if (person) return person;
  if (await repository.hasSubject(scope, subject)) throw new Refusal(409, t(scope.language, 'nobody'));
  throw notFound();
};

/** A ticket to look at the shop as the person sees it, or as a retailer in another stage would. */
export const orderView = async (
  scope: MemberScope,
  { stage, ...subject }: Subject & { stage?: BuyerStage | undefined },
): Promise<string> => {
  const person = await choosePerson(scope, subject);
  if (stage && person.side !== 'buyer') throw invalid({ stage: [t(scope.language, 'noStage')] });
  return repository.createViewTicket(scope, { personId: person.id, stage: stage ?? null });
};

/** The staff member of a ticket, if still signed in. */
const watcherOf = async ({ db, account }: Scope, sessionId: number): Promise<Viewer | undefined> => {
  const session = await findSessionById(db, account.id, sessionId);
  return session?.viewer.isStaff ? session.viewer : undefined;
};

/** Exchanges a ticket for the session, and writes into the audit log who looks as whom, until when. */
export const beginView = (scope: Scope, secret: string): Promise<View> =>
  inTransaction(scope, async (tx) => {
    const ticket = await repository.redeemViewTicket(tx, secret);
    const viewer = ticket && (await watcherOf(tx, ticket.sessionId));
    const person = ticket && (await repository.findViewed(tx, { subject: 'person', id: ticket.personId }));
    if (!viewer || !person || person.isStaff) throw invalid({ ticket: [t(tx.language, 'spent')] });
    const { personId, stage } = ticket;
    const access_token = await repository.openView(tx, { personId, stage, viewedBy: viewer.memberId });
    const until = new Date(Date.now() + repository.viewSeconds * 1000).toISOString();
    await recordChange(
      { ...tx, viewer },
      {
        action: 'member.view',
        subject: { id: personId, name: person.email },
        after: { until, ...(stage && { stage }) },
      },
    );
    const { name, company } = person;
    return { access_token, expires_in: repository.viewSeconds, person: name, company, stage: stage ?? person.stage };
  });

/** Ends the view. The audit log names the staff member, not the person. */
export const endView = (scope: MemberScope): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const { viewedBy, memberId } = tx.viewer;
    const viewer = viewedBy ? await findMember(tx.db, tx.account.id, viewedBy) : undefined;
    const person = await repository.findViewed(tx, { subject: 'person', id: memberId });
    if (!viewer || !person) throw forbidden();
    if (!(await repository.closeView(tx))) return;
    await recordChange({ ...tx, viewer }, { action: 'member.view_end', subject: { id: memberId, name: person.email } });
  });
