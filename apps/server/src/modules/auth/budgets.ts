import type { Scope } from '../../domain/scope.ts';
import type { Budget } from '../../platform/attempts.ts';

const minute = 60;
const hour = 3600;

/**
 * Guesses at a password, slower with each one: by address and place together, by address from anywhere (with a wait so short that strangers cannot
 * keep the owner out), and by place over all addresses.
 */
export const signInBudgets = (scope: Scope, email: string, ip: string): { own: Budget; shared: Budget[] } => {
  const who = `${scope.account.id} ${email.trim()}`;
  return {
    own: { what: 'sign-in', whom: `${who} ${ip}`, free: 5, seconds: 15 * minute, backoff: 5 * minute },
    shared: [
      { what: 'sign-in-member', whom: who, free: 50, seconds: 15 * minute, backoff: 5 },
      { what: 'sign-in-place', whom: ip, free: 100, seconds: 15 * minute, backoff: 5 * minute },
    ],
  };
};

/** Five a minute and thirty an hour from one place (D-139). */
export const checkEmailBudgets = (ip: string): Budget[] => [
  { what: 'check-email-minute', whom: ip, free: 5, seconds: minute },
  { what: 'check-email-hour', whom: ip, free: 30, seconds: hour },
];

/** As for check-email, and five mails an hour to one address, so that nobody's mailbox is flooded. */
export const recoveryBudgets = (scope: Scope, email: string, ip: string): Budget[] => [
  { what: 'recovery-minute', whom: ip, free: 5, seconds: minute },
  { what: 'recovery-hour', whom: ip, free: 30, seconds: hour },
  { what: 'recovery-member', whom: `${scope.account.id} ${email.trim()}`, free: 5, seconds: hour },
];

export const confirmBudgets = (ip: string): Budget[] => [
  { what: 'recovery-confirm', whom: ip, free: 20, seconds: 10 * minute },
];

export const loginErrorBudgets = (ip: string): Budget[] => [
  { what: 'login-error', whom: ip, free: 60, seconds: minute },
];
