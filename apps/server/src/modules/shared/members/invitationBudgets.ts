import { member } from '../../../domain/scope.ts';
import type { MemberScope, Scope } from '../../../domain/scope.ts';
import type { Budget } from '../../../platform/rateLimit.ts';

const hour = 3600;

/** Five invitations an hour to one address, from all senders together. */
const toAddress = ({ account }: Scope, email: string): Budget => ({
  what: 'invitation-address',
  whom: `${account.id} ${email}`,
  free: 5,
  seconds: hour,
});

/** Thirty an hour from one company. */
export const companyInvitationBudgets = (scope: MemberScope, email: string): Budget[] => [
  {
    what: 'invitation-company',
    whom: `${scope.account.id} ${scope.viewer.side} ${scope.viewer.retailerId ?? scope.viewer.brandId}`,
    free: 30,
    seconds: hour,
  },
  toAddress(scope, email),
];

/** Two hundred an hour from one person of the staff, who may invite a whole fair at once. */
export const staffInvitationBudgets = (scope: Scope, email: string): Budget[] => [
  { what: 'invitation-staff', whom: `${scope.account.id} ${member(scope).memberId}`, free: 200, seconds: hour },
  toAddress(scope, email),
];
