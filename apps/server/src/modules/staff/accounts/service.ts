import type { CallData, contract } from '@vitrine/api';
import { canonicalEmail, isAccountHash, isEmail, isHostName } from '@vitrine/api/rules';
import type { z } from 'zod';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, staff } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import type { Page } from '../../../db/page.ts';
import { createAccounts } from '../../../platform/accounts.ts';
import { recordChange } from '../../../platform/audit.ts';
import { accountOrigin } from '../../../platform/origin.ts';
import { translateInput } from '../../../platform/inputWords.ts';
import { createAccount, findTaken } from '../../shared/account/create.ts';
import { lockAccount } from '../../shared/account/lock.ts';
import { createMember } from '../../shared/members/service.ts';
import { findAccount, findAccounts } from './repository.ts';
import type { AccountRow } from './repository.ts';
import { t } from './words.ts';

type Calls = typeof contract.staffAccounts;
type Listed = CallData<Calls['list']>['data'][number];
type NewAccount = z.output<Calls['add']['body']>;

/** Staff of one marketplace learn nothing of the others, except where they run the installation. */
const requireOperator = (scope: Scope): void => {
  staff(scope);
  if (!scope.account.isDefault) throw new Refusal(403, t(scope.language, 'notHere'));
};

const toListed = ({ origin, account }: Scope, row: AccountRow): Listed => ({
  ...row,
  url: row.hosts.length > 0 || row.hash === account.hash ? accountOrigin(origin, row) : null,
});

export const listAccounts = async (
  scope: Scope,
  query: { page: number; search?: string | undefined },
): Promise<Page<Listed>> => {
  requireOperator(scope);
  const { data, meta } = await findAccounts(scope, query);
  return { data: data.map((row) => toListed(scope, row)), meta };
};

/** Each field that does not work, with the reason. */
const check = async (tx: Scope, order: NewAccount): Promise<void> => {
  const { hash, hosts, name, support_email, email, first_name } = order;
  const missing = [translateInput(tx.language, 'missing')];
  const wrongHost = hosts.find((host) => !isHostName(host));
  const { isHashTaken, host, own } = await findTaken(tx.db, { hash, hosts, hostRules: tx.hostRules });
  const problems = {
    ...(name === '' && { name: missing }),
    ...(first_name === '' && { first_name: missing }),
    ...(isHashTaken && { hash: [t(tx.language, 'hashTaken')] }),
    ...(!isAccountHash(hash) && { hash: [t(tx.language, 'noHash')] }),
    ...(host && { hosts: [t(tx.language, 'hostTaken', host)] }),
    ...(own !== undefined && { hosts: [t(tx.language, 'hostOfInstallation', { host: own })] }),
    ...(hosts.length === 0 && { hosts: [t(tx.language, 'hostMissing')] }),
    ...(wrongHost !== undefined && { hosts: [t(tx.language, 'noHost', { host: wrongHost })] }),
    ...(!isEmail(canonicalEmail(support_email)) && { support_email: [t(tx.language, 'noEmail')] }),
    ...(!isEmail(canonicalEmail(email)) && { email: [t(tx.language, 'noEmail')] }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
};

/** The scope of the new account; who adds it stands in its log. */
const scopeOf = async (tx: Scope, hash: string): Promise<Scope> => {
  const accounts = await createAccounts(tx.db, { defaultHash: tx.account.hash, hostRules: tx.hostRules }).all();
  const account = accounts.find((known) => known.hash === hash);
  if (!account) throw notFound();
  return { ...tx, account, language: account.language, origin: accountOrigin(tx.origin, account) };
};

/** Adds a marketplace, and mails the first person of its staff the link to choose a password at its own host. */
export const addAccount = (scope: Scope, body: NewAccount): Promise<Listed> => {
  requireOperator(scope);
  return inTransaction(scope, async (tx) => {
    // Who adds one at the same time waits, and finds what is taken.
    await lockAccount(tx);
    await check(tx, body);
    const { hash, name, language_code: language } = body;
    const hosts = [...new Set(body.hosts)];
    await createAccount(tx.db, {
      hash,
      name,
      title: name,
      supportEmail: canonicalEmail(body.support_email),
      language,
      hosts,
      hostRules: tx.hostRules,
      viewer: tx.viewer,
      ...(body.look === 'own' && { style: tx.account.style }),
    });
    await createMember(
      await scopeOf(tx, hash),
      {
        email: canonicalEmail(body.email),
        firstName: body.first_name,
        lastName: body.last_name,
        role: 'staff',
        language,
      },
      'mail',
    );
    await recordChange(tx, { action: 'account.create', subject: { id: hash, name }, after: { hash, hosts } });
    const added = await findAccount(tx, hash);
    if (!added) throw notFound();
    return toListed(tx, added);
  });
};
