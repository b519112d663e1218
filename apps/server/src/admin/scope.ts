import { notFound } from '../domain/refusal.ts';
import type { Scope } from '../domain/scope.ts';
import { didYouMean } from '../modules/staff/branding/nearest.ts';
import { createAccounts } from '../platform/accounts.ts';
import { hostRulesOf } from '../platform/config.ts';
import { accountOrigin } from '../platform/origin.ts';
import type { Installation } from './command.ts';

/** The scope of an account, for its administrator. */
export const openScope = async ({ db, config }: Installation, asked: string | undefined): Promise<Scope> => {
  const hash = asked ?? config.defaultAccount;
  const hostRules = hostRulesOf(config);
  const accounts = await createAccounts(db, {
    defaultHash: config.defaultAccount,
    timeZone: config.timeZone,
    hostRules,
  }).all();
  const account = accounts.find((known) => known.hash === hash);
  if (account)
    return {
      db,
      account,
      language: account.language,
      viewer: null,
      origin: accountOrigin(config.publicUrl, account),
      hostRules,
    };
  if (accounts.length === 0)
    throw notFound('There is no account yet. Create the first one: npm run admin -- account create --help');
  const hashes = accounts.map((known) => known.hash);
  throw notFound(
    `There is no account "${hash}".${didYouMean(hash, hashes)} The accounts are: ${hashes.join(', ')}. Name one with --account.`,
  );
};
