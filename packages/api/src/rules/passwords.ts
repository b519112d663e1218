import { canonicalEmail } from './email.ts';
import { ruleMessage, type RuleMessage } from './messages.ts';
import { isEmail } from './text.ts';

/** K-32. */
export const PASSWORD_MINIMUM = 8;

export interface PasswordPair {
  password: string;
  confirm: string;
}

/** The first thing wrong with a pair, and the field it is about. */
export interface PasswordProblem {
  field: keyof PasswordPair;
  message: RuleMessage;
}

const isShort = ({ password }: PasswordPair): boolean => password.length < PASSWORD_MINIMUM;
const differs = ({ password, confirm }: PasswordPair): boolean => password !== confirm;

type Check = readonly [fails: (pair: PasswordPair) => boolean, field: keyof PasswordPair, message: RuleMessage];

const tooShort: Check = [isShort, 'password', ruleMessage('rules.password.tooShort')];

const firstFailure =
  (...checks: readonly Check[]) =>
  (pair: PasswordPair): PasswordProblem | null => {
    const failed = checks.find(([fails]) => fails(pair));
    return failed ? { field: failed[1], message: failed[2] } : null;
  };

/** Replacing the default password (V-016, V-017, V-018; the length is K-32). */
export const checkDefaultPassword = firstFailure(
  [({ password }) => password === '', 'password', ruleMessage('rules.password.required')],
  [({ confirm }) => confirm === '', 'confirm', ruleMessage('rules.password.confirmRequired')],
  [differs, 'confirm', ruleMessage('rules.password.confirmDiffers')],
  tooShort,
);

/** Setting a password with the token of a mail (V-024; the length is K-32). */
export const checkRecovery = firstFailure(
  [differs, 'confirm', ruleMessage('rules.password.recoveryDiffers')],
  tooShort,
);

/** Changing the password while signed in (V-029, V-030). */
export const checkPasswordChange = firstFailure(tooShort, [
  differs,
  'confirm',
  ruleMessage('rules.password.changeDiffers'),
]);

export interface FirstPassword extends PasswordPair {
  email: string;
}

export interface FirstPasswordProblem {
  field: keyof FirstPassword;
  message: RuleMessage;
}

const checkFirstPair = firstFailure(
  [({ password }) => password === '', 'password', ruleMessage('rules.password.invalid')],
  [differs, 'confirm', ruleMessage('rules.password.differs')],
  tooShort,
);

/** Choosing the first password with the link of a mail (V-026, V-027, V-028; the length is K-32). */
export const checkFirstPassword = ({ email, ...pair }: FirstPassword): FirstPasswordProblem | null =>
  isEmail(canonicalEmail(email))
    ? checkFirstPair(pair)
    : { field: 'email', message: ruleMessage('rules.password.email') };
