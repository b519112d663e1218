import { invalid } from '../../../domain/refusal.ts';
import type { MemberScope, Scope, Viewer } from '../../../domain/scope.ts';
import { createTicket, redeemTicket } from '../../../platform/tickets.ts';
import { isPartnerSite, listPartnerSites } from './sites.ts';
import { t } from './words.ts';

/** The parameter that carries a ticket, and that the shop takes as a temporary token. */
export const entryTokenName = 'token';

/** The address with a ticket for its site. A 422 `Refusal` for a site that is not on the account's list. */
export const issueHandOff = async (scope: MemberScope, url: string): Promise<string> => {
  if (!isPartnerSite(await listPartnerSites(scope), url)) throw invalid({ url: [t(scope.language, 'otherSite')] });
  const target = new URL(url);
  target.searchParams.set(entryTokenName, await createTicket(scope, 'handoff', target.origin));
  return target.href;
};

/** The member a ticket was made for, once. A 422 `Refusal` when it is spent or for another site. */
export const redeemHandOff = async (scope: Scope, ticket: string, origin: string): Promise<Viewer> => {
  const session = await redeemTicket(scope.db, scope.account.id, { ticket, purpose: 'handoff', target: origin });
  if (!session) throw invalid({ ticket: [t(scope.language, 'ticketSpent')] });
  return session.viewer;
};

/** The member who arrives at this shop with a ticket from another site of the account; undefined when it does not work here. */
export const arrivingMember = async (scope: Scope, ticket: string): Promise<number | undefined> => {
  const session = await redeemTicket(scope.db, scope.account.id, { ticket, purpose: 'handoff', target: scope.origin });
  return session?.viewer.memberId;
};
