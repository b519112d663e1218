import { fixtures, type Fixtures } from '@vitrine/api/testing';
import type { PropsWithChildren } from 'react';
import type { IntlShape } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import type { Catalogue } from '../app/catalogue.ts';
import type { Messages } from '../app/messages.ts';
import { createQueryClient } from '../app/queryClient.ts';
import { languageOfTag } from '@vitrine/api/rules';
import { partnerNames } from '@vitrine/tokens';
import type { ThemeName } from '@vitrine/tokens';
import type { LanguageCode } from '@vitrine/api/rules';
import { createMemoryStorage, type StorageKey } from '../shared/config/storage.ts';
import { createServices, type Services } from '../shared/queries/services.ts';

/** Who looks at the screen: a visitor, or one of the fixtures' people. */
export type Viewer = 'visitor' | keyof Fixtures['members'];

const byStage: Record<string, Viewer> = {
  visitor: 'visitor',
  pre_register: 'preRegister',
  in_review: 'inReview',
  pending: 'pending',
  approved: 'approved',
  seller: 'seller',
};

/** Who stands for a stage; nobody for what is no stage. */
export const viewerAt = (stage: unknown): Viewer | undefined => byStage[String(stage)];

export interface ScreenProps {
  /** Address within the shop, such as `/brands?az=true`. */
  address: string;
  viewer: Viewer;
  /** What the browser kept from earlier visits. */
  kept?: Partial<Record<StorageKey, string>>;
  /** Settings of the account that differ. */
  account?: Partial<Services['account']>;
}

export interface ScreenContext {
  partner: string;
  intl: Pick<IntlShape, 'locale' | 'messages'>;
}

export const memberOf = (viewer: Viewer) => (viewer === 'visitor' ? null : fixtures.members[viewer]);

/** The shop of a partner, whose name stands where a logo would. */
const accountOf = (partner: string, language: LanguageCode): Services['account'] => {
  const name = partnerNames[partner as ThemeName] ?? partner;
  return { ...fixtures.account, hash: partner, name, title: name, logo: null, language_code: language };
};

/** Nothing is waited for: what fails in a story fails at once. */
const createImpatientQueryClient = () => {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
};

const signIn = (services: Services, viewer: Viewer): void => {
  const member = memberOf(viewer);
  if (!member) return;
  services.session.store(fixtures.tokens);
  services.session.enter(member.user);
  services.session.setStage(member.stage);
};

/** A whole shop that remembers nothing beyond its story. */
export const createShop = ({ address, viewer, kept = {}, account }: ScreenProps, { partner, intl }: ScreenContext) => {
  const language: LanguageCode = languageOfTag(intl.locale);
  const storage = createMemoryStorage();
  const services = createServices({
    boot: { account: { ...accountOf(partner, language), ...account }, eventSegments: fixtures.eventSegments },
    storage,
    queryClient: createImpatientQueryClient(),
  });
  signIn(services, viewer);
  for (const [key, value] of Object.entries(kept)) storage.set(key as StorageKey, value);
  const ready = Promise.resolve();
  // The workshop's words are texts; the shop's are compiled. react-intl reads both.
  const messages = intl.messages as Messages;
  const catalogue: Catalogue = {
    get: () => messages,
    subscribe: () => () => undefined,
    complete: () => ready,
    translate: () => ready.then(() => () => undefined),
  };
  const Router = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return { services, catalogue, Router };
};
