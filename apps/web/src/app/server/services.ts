import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@vitrine/api/client';
import type { Boot } from '../../shared/config/boot.ts';
import type { LanguageCode } from '@vitrine/api/rules';
import { createMemoryStorage } from '../../shared/config/storage.ts';
import { createQueries } from '../../shared/queries/queries.ts';
import type { Services } from '../../shared/queries/services.ts';
import { createSession } from '../../shared/queries/session.ts';

/** Addresses are only paths to the server that answers them. */
const baseUrl = 'http://shop.invalid';

export interface ServerOptions {
  boot: Pick<Boot, 'account' | 'eventSegments'>;
  language: LanguageCode;
  fetch: typeof fetch;
}

/** What screens use on the server: a visitor's, until somebody enters the session. No browser, and nothing is tried twice. */
export const createServerServices = ({ boot, language, fetch }: ServerOptions): Services => {
  const { account, eventSegments } = boot;
  const storage = createMemoryStorage();
  const session = createSession(storage);
  const client = createClient({
    baseUrl,
    session,
    clientId: '',
    accountHash: () => account.hash,
    language: () => language,
    fetch,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    client,
    queries: createQueries(client, session),
    queryClient,
    session,
    storage,
    tab: storage,
    account,
    eventSegments,
    language,
    setLanguage: () => undefined,
    apiOrigin: baseUrl,
  };
};
