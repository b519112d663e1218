import type { Client } from '@vitrine/api/client';
import { composeClient } from '@vitrine/api/samples';
import type { Language, Viewer } from '@vitrine/studio';
import { createMemoryStorage } from '../../shared/config/storage.ts';
import { lazyClient } from '../../shared/queries/lazyClient.ts';
import type { Services } from '../../shared/queries/services.ts';
import { createSession, type AppSession } from '../../shared/queries/session.ts';
import { baseUrl } from '../baseUrl.ts';
import { languageOf } from './createShop.ts';
import { samplePlaces, sampleSupply, type Goods, type Need } from './goods.ts';
import type { Own } from './own.ts';
import type { FetchWords } from './words.ts';

const CLIENT_ID = 'vitrine-web';

/** Made once for each key. */
const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

const clientOf = ({ account }: Services, session: AppSession, language: Language): Client =>
  lazyClient({
    baseUrl,
    session,
    clientId: CLIENT_ID,
    accountHash: () => account.hash,
    language: () => languageOf({ language }),
  });

/** The kind of viewer that is really here. */
const selfOf = ({ session }: Services): Viewer => {
  const { user, stage } = session.getState();
  if (!user) return 'visitor';
  return user.entity_stype === 'seller' ? 'seller' : ((stage ?? 'pre_register') as Viewer);
};

const hasOwn = (own: Own, need: Need): boolean => need === 'public' || own[need] !== null;

/**
 * A preview filled with the account's own goods: what everybody may see is read as a visitor sees it, the rest for
 * the signed-in viewer, as they see it. Samples stand in where the account has nothing yet, and for the eyes of others.
 */
export const ownGoods = (
  deps: Goods['deps'],
  services: Services,
  own: Own,
  words: FetchWords,
  refusal: string,
): Goods => {
  const self = selfOf(services);
  const nobody = createSession(createMemoryStorage());
  const open = once((language) => clientOf(services, nobody, language as Language));
  const mine = once((language) => clientOf(services, services.session, language as Language));
  const ownClient = once((language) =>
    composeClient(({ access }) => (access === 'public' ? open(language) : mine(language)), refusal),
  );
  const otherClient = once((key) => {
    const [viewer, language] = key.split(' ') as [Viewer, Language];
    const sample = sampleSupply(viewer, language).client;
    return composeClient(({ access }) => (access === 'public' ? open(language) : sample), refusal);
  });
  const places = {
    brand: own.brand ?? samplePlaces.brand,
    collection: own.collection ?? samplePlaces.collection,
    product: own.product ?? samplePlaces.product,
    order: own.order,
  };
  const { user, stage } = services.session.getState();
  return {
    deps,
    account: services.account,
    words,
    supply: (viewer, need, language) => {
      const isSelf = viewer === self;
      const isOpen = need === 'public' || need === 'brand';
      if (!hasOwn(own, need) || !(isOpen || isSelf)) return { ...sampleSupply(viewer, language), standsIn: true };
      if (isSelf) return { client: ownClient(language), member: user && { user, stage }, places, standsIn: false };
      const { member } = sampleSupply(viewer, language);
      return { client: otherClient(`${viewer} ${language}`), member, places, standsIn: false };
    },
  };
};
