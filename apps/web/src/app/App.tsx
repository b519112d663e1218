import { QueryClientProvider } from '@tanstack/react-query';
import { LinkProvider, LocaleProvider } from '@vitrine/ui/foundation';
import { useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';
import { IntlProvider } from 'react-intl';
import { BrowserRouter } from 'react-router-dom';
import { locales } from '../config/locale.ts';
import { WordsContext } from '../connected/words.ts';
import { ServicesProvider, type Services } from '../queries/services.ts';
import type { Catalogue } from './catalogue.ts';
import { RouterLink } from './RouterLink.tsx';
import { ShopRoutes } from './ShopRoutes.tsx';

interface AppProps {
  services: Services;
  catalogue: Catalogue;
  /** Whoever shows the shop outside an address bar brings a router that keeps addresses to itself. */
  Router?: ComponentType<PropsWithChildren>;
}

export function App({ services, catalogue, Router = BrowserRouter }: AppProps) {
  const messages = useSyncExternalStore(catalogue.subscribe, catalogue.get, catalogue.get);
  const locale = locales[services.language];
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider value={services}>
          <LocaleProvider locale={locale}>
            <LinkProvider component={RouterLink}>
              <WordsContext value={catalogue.complete}>
                <Router>
                  <ShopRoutes catalogue={catalogue} />
                </Router>
              </WordsContext>
            </LinkProvider>
          </LocaleProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}
