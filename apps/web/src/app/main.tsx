import '@vitrine/ui/reset';
import { loadHero } from '@vitrine/ui/sections/Hero';
import { createRoot } from 'react-dom/client';
import { createStorage } from '../config/storage.ts';
import { LANGUAGES } from '@vitrine/api/rules';
import { createServices } from '../queries/services.ts';
import { App } from './App.tsx';
import { baseUrl } from './baseUrl.ts';
import { PreviewDepsContext } from './previewDeps.ts';
import { loadBoot } from './loadBoot.ts';
import { loadCatalogue } from './catalogue.ts';
import { createQueryClient } from './queryClient.ts';
import { seedQueries } from './seedQueries.ts';
import { shareChanges } from './shareChanges.ts';
import { Providers } from './Providers.tsx';

const start = async (container: HTMLElement): Promise<void> => {
  const storage = createStorage();
  const root = createRoot(container);
  try {
    const boot = await loadBoot(storage, baseUrl);
    // The layout of the first scene comes together with the screen that shows it.
    if (boot.landing) void loadHero(boot.landing.content.hero[0]?.template);
    const services = createServices({ boot, storage, queryClient: createQueryClient(), baseUrl });
    // The page comes in the account's language; a reader's own choice is known to this browser alone.
    document.documentElement.lang = LANGUAGES[services.language].tag;
    seedQueries(services, boot);
    shareChanges(services.queryClient);
    const catalogue = await loadCatalogue(services.language, boot.account.texts);
    if (storage.get('signOutPending'))
      void import('../connected/auth/signIn.ts').then(({ finishSignOut }) => finishSignOut(services));
    root.render(
      <PreviewDepsContext value={{ App, Providers, createQueryClient, loadCatalogue }}>
        <App services={services} catalogue={catalogue} />
      </PreviewDepsContext>,
    );
  } catch (error) {
    console.error(error);
    await (await import('./showStartupError.tsx')).showStartupError(root, storage);
  }
};

const container = document.getElementById('root');
if (container) void start(container);
