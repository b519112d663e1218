import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';

/** Asks the server's own calls as a visitor of the account does, without a connection. */
export const createOwnCalls =
  (app: FastifyInstance, account: AccountRecord, language: Language): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://shop.invalid');
    init?.signal?.throwIfAborted();
    const { statusCode, body } = await app.inject({
      url: pathname + search,
      headers: {
        'x-account-hash': account.hash,
        'accept-language': languageTag(language),
        ...(account.hosts[0] === undefined ? {} : { host: account.hosts[0] }),
      },
    });
    return new Response(body, { status: statusCode });
  };

/** The segments of events, which become routes at the start (R-050, D-072). Without them the page asks itself. */
export const readSegments = async (ownCalls: typeof fetch): Promise<readonly unknown[] | undefined> => {
  const answer = await ownCalls(contract.account.eventSegments.path);
  return answer.ok ? ((await answer.json()) as { results: unknown[] }).results : undefined;
};
