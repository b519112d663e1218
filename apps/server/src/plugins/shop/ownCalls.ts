import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';
import { callAs } from '../../platform/entry.ts';
import type { Session } from '../../platform/viewer.ts';

/** Addresses are only paths to the server that answers them. */
const base = 'http://shop.invalid';

interface Caller {
  account: AccountRecord;
  language: Language;
  /** Of the user who opens the page; none for visitors. */
  session?: Session | undefined;
}

/** Asks the server's own calls as a visitor of the account does, or as a user, without a connection. Only what reads. */
export const createOwnCalls =
  (app: FastifyInstance, { account, language, session }: Caller): typeof fetch =>
  async (input, init) => {
    const { url, method, signal } = new Request(new URL(input instanceof Request ? input.url : input, base), {
      method: input instanceof Request ? input.method : init?.method,
      signal: init?.signal,
    });
    signal.throwIfAborted();
    if (method !== 'GET') throw new TypeError(`A page reads, and does not ${method}.`);
    const { pathname, search } = new URL(url);
    const { statusCode, headers, body } = await callAs(
      session,
      async () =>
        // Inside: it begins when it is awaited.
        await app.inject({
          url: pathname + search,
          headers: {
            'x-account-hash': account.hash,
            'accept-language': languageTag(language),
            ...(account.hosts[0] === undefined ? {} : { host: account.hosts[0] }),
          },
        }),
    );
    if (!headers['content-type']?.toString().startsWith('application/json'))
      throw new TypeError(`A page brings no file: ${pathname}.`);
    return new Response(body, { status: statusCode });
  };

/** The segments of events, which become routes at the start (R-050, D-072). Without them the page asks itself. */
export const readSegments = async (ownCalls: typeof fetch): Promise<readonly unknown[] | undefined> => {
  const answer = await ownCalls(contract.account.eventSegments.path);
  return answer.ok ? ((await answer.json()) as { results: unknown[] }).results : undefined;
};
