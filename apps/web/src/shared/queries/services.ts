import { createContext, useSyncExternalStore } from 'react';
import { useProvided } from '../config/useProvided.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';
import type { Boot } from '../config/boot.ts';
import type { LanguageCode } from '@vitrine/api/rules';
import { chooseLanguage } from '../config/locale.ts';
import { createStorage, type BrowserStorage } from '../config/storage.ts';
import { lazyClient } from './lazyClient.ts';
import { createQueries, type Queries } from './queries.ts';
import { createSession, type AppSession, type SessionState } from './session.ts';

/** Everything a screen may use besides its props. Made once for each app, so that tests and stories make their own. */
export interface Services {
  client: Client;
  queries: Queries;
  queryClient: QueryClient;
  session: AppSession;
  storage: BrowserStorage;
  /** What a tab keeps for itself, until it is closed. */
  tab: BrowserStorage;
  account: Boot['account'];
  eventSegments: Boot['eventSegments'];
  language: LanguageCode;
  /** To be called before the words of another language are shown. */
  setLanguage: (language: LanguageCode) => void;
  /** Origin of the API; empty for the page's own. */
  apiOrigin: string;
}

export interface ServiceOptions {
  boot: Boot;
  storage: BrowserStorage;
  queryClient: QueryClient;
  /** Origin of the API; empty for the page's own. */
  baseUrl?: string;
}

const CLIENT_ID = 'vitrine-web';

const isOwnOrigin = (baseUrl: string): boolean =>
  baseUrl === '' || new URL(baseUrl, location.href).origin === location.origin;

/** Typed units are the user's: they end when that user signs out, here or in another tab, and not because the session ended. */
const forgetWithUser = (session: AppSession, tab: BrowserStorage, storage: BrowserStorage): void => {
  let before = session.getState().user?.id;
  session.subscribe(() => {
    const now = session.getState().user?.id;
    if (before !== undefined && now !== before && storage.get('pausedUser') === null) tab.set('typedUnits', null);
    before = now;
  });
};

export const createServices = ({ boot, storage, queryClient, baseUrl = '' }: ServiceOptions): Services => {
  const session = createSession(storage, { mayUseCookie: isOwnOrigin(baseUrl) && !storage.get('viewing') });
  let language = chooseLanguage(storage.get('language'), boot.account.language_code);
  const client = lazyClient({
    baseUrl,
    session,
    clientId: CLIENT_ID,
    accountHash: () => boot.account.hash,
    language: () => language,
  });
  const { account, eventSegments } = boot;
  const tab = createStorage(() => sessionStorage);
  forgetWithUser(session, tab, storage);
  return {
    client,
    queries: createQueries(client, session),
    queryClient,
    session,
    storage,
    tab,
    account,
    eventSegments,
    get language() {
      return language;
    },
    setLanguage: (next) => {
      language = next;
    },
    apiOrigin: baseUrl,
  };
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export const useServices = (): Services => useProvided(ServicesContext);

/** Who is signed in, kept up to date. */
export const useSession = (): SessionState => {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
};
