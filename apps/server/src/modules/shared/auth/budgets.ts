import type { Scope } from '../../../domain/scope.ts';
import type { Budget } from '../../../platform/rateLimit.ts';
import type { Kind, Source } from './knownSources.ts';

const minute = 60;
const hour = 3600;

// An `email` here is canonical.
const whoOf = (scope: Scope, email: string): string => `${scope.account.id} ${email}`;

/** One way to take an attempt: which counts a right password clears, and which it only reduces by one because others share them. */
export interface SignInBudget {
  own: Budget;
  shared: readonly Budget[];
}

const knownBudgets = (who: string, known: ReadonlySet<Kind>, { place, device }: Source): SignInBudget[] =>
  (
    [
      ['device', device],
      ['place', place],
    ] as const
  )
    .filter(([kind]) => known.has(kind))
    .map(([kind, where]) => ({
      own: { what: `sign-in-${kind}`, whom: `${who} ${where}`, free: 5, seconds: 15 * minute, backoff: 5 * minute },
      shared: [],
    }));

/** A hundred tries an hour in all. Forty of them are for places that try for the first time, so that few places cannot use up everything. */
const unknownBudgets = (who: string, place: string): SignInBudget[] => {
  const whom = `${who} ${place}`;
  const ofPlace = { what: 'sign-in-from', whom: place, free: 100, seconds: 15 * minute, backoff: 5 * minute };
  return [
    {
      own: { what: 'sign-in-first', whom, free: 1, seconds: hour },
      shared: [{ what: 'sign-in-first-all', whom: who, free: 40, seconds: hour }, ofPlace],
    },
    {
      own: { what: 'sign-in-again', whom, free: 4, seconds: 15 * minute, backoff: 5 * minute },
      shared: [{ what: 'sign-in-again-all', whom: who, free: 60, seconds: hour }, ofPlace],
    },
  ];
};

/**
 * The ways to try a password, the first free one counts. Where the member has signed in before, nobody else can use them up. From anywhere else
 * tries are limited for each place with this member, for each place, and for the member.
 */
export const signInBudgets = (
  scope: Scope,
  email: string,
  source: Source,
  known: ReadonlySet<Kind>,
): SignInBudget[] => {
  const who = whoOf(scope, email);
  return known.size > 0 ? knownBudgets(who, known, source) : unknownBudgets(who, source.place);
};

/** Five a minute and thirty an hour from one place (D-139). */
export const checkEmailBudgets = (place: string): Budget[] => [
  { what: 'check-email-minute', whom: place, free: 5, seconds: minute },
  { what: 'check-email-hour', whom: place, free: 30, seconds: hour },
];

/** A place may ask for one address as often as it likes, and for many addresses as slowly as check-email. */
export const recoveryBudgets = (scope: Scope, email: string, place: string): { pair: Budget; ofPlace: Budget[] } => ({
  pair: { what: 'recovery', whom: `${whoOf(scope, email)} ${place}`, free: 1, seconds: hour },
  ofPlace: [
    { what: 'recovery-minute', whom: place, free: 5, seconds: minute },
    { what: 'recovery-hour', whom: place, free: 30, seconds: hour },
  ],
});

/** Five mails an hour to one member, so that nobody's mailbox is flooded. The links of that hour go on working. */
export const recoveryMailBudget = (scope: Scope, memberId: number): Budget => ({
  what: 'recovery-mail',
  whom: `${scope.account.id} ${memberId}`,
  free: 5,
  seconds: hour,
});

/** For links that do not work; one that does is never counted. */
export const confirmBudgets = (place: string): Budget[] => [
  { what: 'recovery-confirm', whom: place, free: 20, seconds: 10 * minute },
];

export const loginErrorBudgets = (place: string): Budget[] => [
  { what: 'login-error', whom: place, free: 60, seconds: minute },
];

/** Codes to change the password: five mails an hour, ten tries in ten minutes. */
export const codeMailBudget = (scope: Scope, memberId: number): Budget => ({
  what: 'password-code-mail',
  whom: `${scope.account.id} ${memberId}`,
  free: 5,
  seconds: hour,
});

export const codeTryBudget = (scope: Scope, memberId: number): Budget => ({
  what: 'password-code',
  whom: `${scope.account.id} ${memberId}`,
  free: 10,
  seconds: 10 * minute,
});
