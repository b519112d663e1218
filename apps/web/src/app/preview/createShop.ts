import type { QueryClient } from '@tanstack/react-query';
import { createSamples } from '@vitrine/api/samples';
import type { Scene } from '@vitrine/studio';
import type { AccountBranding } from '../../shared/config/boot.ts';
import { languageOfTag } from '@vitrine/api/rules';
import type { LanguageCode } from '@vitrine/api/rules';
import { createMemoryStorage } from '../../shared/config/storage.ts';
import { createQueries } from '../../shared/queries/queries.ts';
import type { Services } from '../../shared/queries/services.ts';
import { createSession } from '../../shared/queries/session.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Messages } from '../messages.ts';
import type { Supply } from './goods.ts';

export const languageOf = ({ language }: Pick<Scene, 'language'>): LanguageCode => languageOfTag(language);

/** The account as the branding that is tried out would have it: its name and the logo for this ground. */
const accountIn = (account: AccountBranding, { name, logo, language }: Scene): AccountBranding => ({
  ...account,
  name,
  title: name,
  logo,
  logo_dark: logo,
  language_code: languageOf({ language }),
});

/** A shop of its own for one frame: it remembers nothing beyond it, and somebody of this kind is signed in. */
export const createShop = ({ client, member }: Supply, queryClient: QueryClient) => {
  const storage = createMemoryStorage();
  const session = createSession(storage);
  if (member) {
    session.store(createSamples().tokens);
    session.enter(member.user);
    session.setStage(member.stage);
    // The notice of the stage is a surface of its own.
    storage.set('seenStage', member.stage);
  }
  const queries = createQueries(client, session);
  return (account: AccountBranding, scene: Scene): Services => ({
    client,
    queries,
    queryClient,
    session,
    storage,
    tab: storage,
    apiOrigin: '',
    account: accountIn(account, scene),
    eventSegments: [],
    language: languageOf(scene),
    setLanguage: () => undefined,
  });
};

/** Words that are all there. */
export const completeCatalogue = (messages: Messages): Catalogue => {
  const ready = Promise.resolve();
  return {
    get: () => messages,
    subscribe: () => () => undefined,
    complete: () => ready,
    translate: () => ready.then(() => () => undefined),
  };
};
