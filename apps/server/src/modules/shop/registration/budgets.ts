import type { Scope } from '../../../domain/scope.ts';
import type { Budget } from '../../../platform/rateLimit.ts';

const minute = 60;
const hour = 3600;

/**
 * A refusal tells that an address is known, so refusals are as slow as check-email: five a minute and thirty an hour from one place. What
 * creates something gives its attempt back: at a fair, many register from one place.
 */
export const refusalBudgets = (place: string): Budget[] => [
  { what: 'registration-minute', whom: place, free: 5, seconds: minute },
  { what: 'registration-hour', whom: place, free: 30, seconds: hour },
];

/** Thirty a minute and two hundred an hour from one place in all. */
export const registrationBudgets = (place: string): Budget[] => [
  { what: 'registration-all-minute', whom: place, free: 30, seconds: minute },
  { what: 'registration-all-hour', whom: place, free: 200, seconds: hour },
];

/** Two mails an hour about registrations that used the address of a member. */
export const knownAddressBudget = (scope: Scope, email: string): Budget => ({
  what: 'registration-known',
  whom: `${scope.account.id} ${email}`,
  free: 2,
  seconds: hour,
});
