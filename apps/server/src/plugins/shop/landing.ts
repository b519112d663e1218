import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';

const calls = {
  content: contract.landing.content,
  brands: contract.landing.brands,
  retailers: contract.landing.retailers,
  segments: contract.account.segments,
};

/** The landing page's data as its calls answer them; nothing when one of them fails, then the page asks itself. */
export const landingData = async (app: FastifyInstance, account: AccountRecord): Promise<object> => {
  const headers = {
    'x-account-hash': account.hash,
    'accept-language': languageTag(account.language),
    ...(account.hosts[0] === undefined ? {} : { host: account.hosts[0] }),
  };
  const answers = await Promise.all(
    Object.entries(calls).map(async ([name, { path }]) => {
      const { statusCode, body } = await app.inject({ url: path, headers });
      return statusCode === 200 ? ([name, JSON.parse(body) as unknown] as const) : undefined;
    }),
  );
  const found = answers.filter((answer) => answer !== undefined);
  return found.length === answers.length ? { landing: Object.fromEntries(found) } : {};
};
