import type { Scope } from '../../domain/scope.ts';
import type { Budget } from '../../platform/rateLimit.ts';

const minute = 60;
const hour = 3600;

/** The answer tells whether an address is known, so it is as slow as check-email: five a minute and thirty an hour from one place. */
export const registrationBudgets = (place: string): Budget[] => [
  { what: 'registration-minute', whom: place, free: 5, seconds: minute },
  { what: 'registration-hour', whom: place, free: 30, seconds: hour },
];

/** Two mails an hour about registrations that used the address of a member. */
export const knownAddressBudget = (scope: Scope, email: string): Budget => ({
  what: 'registration-known',
  whom: `${scope.account.id} ${email}`,
  free: 2,
  seconds: hour,
});
