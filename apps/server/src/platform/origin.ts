import type { AccountRecord } from '../domain/account.ts';
import { plainHost } from '../domain/hosts.ts';

/**
 * Where an account's shop lives, for links in mails and answers. The host name asked for counts only when it is mapped to the account;
 * otherwise its first mapped one, or PUBLIC_URL itself, so that a forged Host header reaches no link.
 */
export const accountOrigin = (publicUrl: string, account: Pick<AccountRecord, 'hosts'>, askedHost?: string): string => {
  const url = new URL(publicUrl);
  const host =
    account.hosts.find((name) => askedHost !== undefined && name === plainHost(askedHost)) ?? account.hosts[0];
  if (host !== undefined) url.hostname = host;
  return url.origin;
};
