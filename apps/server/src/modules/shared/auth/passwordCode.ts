import { randomInt } from 'node:crypto';
import { canonicalEmail } from '@vitrine/api/rules';
import { passwordCodeLetter } from '@vitrine/mail';
import sql from 'sql-template-tag';
import { invalid } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { forgetSecrets } from '../../../platform/mail/secrets.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import { giveBack, spend } from '../../../platform/rateLimit.ts';
import { codeMailBudget, codeTryBudget } from './budgets.ts';
import { endPasswordLinks } from './passwordLink.ts';
import { findLogin, setPassword } from './repository.ts';
import { endOtherSessions } from './sessions.ts';
import { t } from './words.ts';

const minutes = 10;
const kind = 'password-code';

const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Mails a code to the signed-in member. It replaces an earlier one, and the database keeps its hash alone. */
export const sendCode = async (scope: MemberScope, passwords: Passwords, typed: string): Promise<void> => {
  const email = canonicalEmail(typed);
  const login = await findLogin(scope, email);
  if (login?.id !== scope.viewer.memberId) throw invalid({ email: [t(scope.language, 'ownEmail')] });
  await spend(scope, [codeMailBudget(scope, login.id)]);
  const code = makeCode();
  const codeHash = await passwords.hash(code);
  const letter = passwordCodeLetter(login.language, {
    name: login.firstName,
    shop: scope.account.name,
    code,
    minutes,
  });
  const mail = renderMail(scope, login.language, letter);
  const secret = { value: code, seconds: minutes * 60 };
  await inTransaction(scope, async (tx) => {
    await tx.db.query(sql`
      insert into password_code (member_id, account_id, code_hash, expires_at)
      values (${login.id}, ${tx.account.id}, ${codeHash}, now() + make_interval(mins => ${minutes}))
      on conflict (member_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`);
    await queueMails(tx, [{ kind, recipient: login.email, secret, ...mail }]);
  });
};

const codeWrong = ({ language }: MemberScope) => invalid({ code: [t(language, 'codeWrong')] });

/** The hash of the code that is right. Throws a 422 `Refusal` for another one, and a 429 after ten tries. */
export const requireCode = async (scope: MemberScope, passwords: Passwords, typed: string): Promise<string> => {
  const { memberId } = scope.viewer;
  const budgets = [codeTryBudget(scope, memberId)];
  await spend(scope, budgets);
  const [row] = await scope.db.query<{ hash: string }>(sql`
    select code_hash as hash from password_code
    where account_id = ${scope.account.id} and member_id = ${memberId} and expires_at > now()`);
  const matches = await passwords.verify(row?.hash, typed.replace(/\s/g, ''));
  if (!row || !matches) throw codeWrong(scope);
  await giveBack(scope.db, budgets);
  return row.hash;
};

/** Sets a new password with the code, once. Links and all other sessions of the member end. */
export const changePassword = async (
  scope: MemberScope,
  passwords: Passwords,
  { password, code }: { password: string; code: string },
): Promise<void> => {
  const codeHash = await requireCode(scope, passwords, code);
  const passwordHash = await passwords.hash(password);
  const { memberId, sessionId } = scope.viewer;
  await inTransaction(scope, async (tx) => {
    const used = await tx.db.query(sql`
      delete from password_code
      where account_id = ${tx.account.id} and member_id = ${memberId} and code_hash = ${codeHash} returning member_id`);
    if (used.length === 0) throw codeWrong(scope);
    await forgetSecrets(
      tx.db,
      sql`account_id = ${tx.account.id} and kind = ${kind} and recipient = (select email from member where id = ${memberId})`,
    );
    await setPassword(tx, memberId, passwordHash);
    await endPasswordLinks(tx, memberId);
    await endOtherSessions(tx, memberId, sessionId);
  });
};
