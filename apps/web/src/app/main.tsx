import '@vitrine/ui/reset';
import { loadHero } from '@vitrine/ui/sections/Hero';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepAddressLanguage } from '../shared/config/addressLanguage.ts';
import { takeEntryToken } from '../shared/config/entryToken.ts';
import { createStorage, TYPED } from '../shared/config/storage.ts';
import { LANGUAGES } from '@vitrine/api/rules';
import { withPageHints } from '../shared/config/pageHints.ts';
import { createServices, type Services } from '../shared/queries/services.ts';
import { App } from './App.tsx';
import { baseUrl } from './baseUrl.ts';
import { keepEarlyPress } from './earlyPress.ts';
import { PreviewDepsContext } from './previewDeps.ts';
import { loadBoot } from './loadBoot.ts';
import { loadCatalogue } from './catalogue.ts';
import { createQueryClient } from './queryClient.ts';
import { findScreen, loadScreen } from './screenOf.ts';
import { seedQueries } from './seedQueries.ts';
import { TakenOver } from './TakenOver.tsx';
import { Providers } from './Providers.tsx';

/**
 * True if the server knew all that the screen shows. The notice of a stage opens once in a session, what a user typed is in this browser alone,
 * and the price list chosen last is known by a hint.
 */
const isKnownToServer = ({ pricelist }: DOMStringMap, { session, storage, tab }: Services): boolean =>
  ['approved', storage.get('seenStage')].includes(session.getState().stage ?? 'approved') &&
  tab.get('typedUnits') === null &&
  TYPED.every((key) => key.startsWith('pricelist') || storage.get(key) === null) &&
  pricelist === (storage.get('pricelist') ?? undefined);

/** True for markup of this very page: in this browser's language, and of its user, or of a visitor whom no token signs in. */
const fitsMarkup = ({ dataset }: HTMLElement, services: Services): boolean => {
  const { session, storage, language } = services;
  const { user } = session.getState();
  if (dataset['rendered'] !== language || storage.get('temporaryToken') !== null) return false;
  return user
    ? dataset['user'] === String(user.id) && isKnownToServer(dataset, services)
    : dataset['user'] === undefined;
};

const start = async (container: HTMLElement): Promise<void> => {
  const storage = withPageHints(createStorage());
  takeEntryToken(storage);
  const earlyPress = keepEarlyPress(container);
  const onReady = (): void => {
    document.getElementById('vitrine-late')?.remove();
    earlyPress.onReady();
  };
  keepAddressLanguage(storage);
  try {
    const boot = await loadBoot(storage, baseUrl);
    const services = createServices({ boot, storage, queryClient: createQueryClient(), baseUrl });
    // The page comes in the account's language; a reader's own choice is known to this browser alone.
    document.documentElement.lang = LANGUAGES[services.language].tag;
    seedQueries(services, boot);
    const landing = services.queryClient.getQueryData(services.queries.landing.content().queryKey);
    // The layout of the first scene comes together with the screen that shows it.
    if (landing) void loadHero(landing.hero[0]?.template);
    void import('./shareChanges.ts').then(({ shareChanges }) => shareChanges(services.queryClient));
    const catalogue = await loadCatalogue(services.language, boot.account.texts);
    if (storage.get('signOutPending'))
      void import('../shared/connected/auth/signIn.ts').then(({ finishSignOut }) => finishSignOut(services));
    const app = (
      <PreviewDepsContext value={{ App, Providers, createQueryClient, loadCatalogue }}>
        <TakenOver onReady={onReady}>
          <App services={services} catalogue={catalogue} />
        </TakenOver>
      </PreviewDepsContext>
    );
    if (fitsMarkup(container, services)) {
      // Everything that the markup shows must be there when React takes it over.
      const entry = findScreen(location.pathname, services)?.entry;
      if (entry) await loadScreen(entry, catalogue);
      hydrateRoot(container, app);
    } else createRoot(container).render(app);
    earlyPress.onListening();
  } catch (error) {
    console.error(error);
    await (await import('./showStartupError.tsx')).showStartupError(createRoot(container), storage);
  }
};

const container = document.getElementById('root');
if (container) void start(container);
