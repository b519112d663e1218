import { QueryClientProvider } from '@tanstack/react-query';
import { LinkProvider, LocaleProvider } from '@vitrine/ui/foundation';
import { useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';
import { IntlProvider } from 'react-intl';
import { LANGUAGES } from '@vitrine/api/rules';
import { WordsContext } from '../shared/connected/words.ts';
import { ServicesProvider, type Services } from '../shared/queries/services.ts';
import type { Catalogue } from './catalogue.ts';
import { RouterLink } from './RouterLink.tsx';

export interface ProvidersProps {
  services: Services;
  catalogue: Catalogue;
  Router: ComponentType<PropsWithChildren>;
}

/** What everything in the shop may count on: words, data, addresses. */
export function Providers({ services, catalogue, Router, children }: PropsWithChildren<ProvidersProps>) {
  const messages = useSyncExternalStore(catalogue.subscribe, catalogue.get, catalogue.get);
  const locale = LANGUAGES[services.language].tag;
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider value={services}>
          <LocaleProvider locale={locale}>
            <LinkProvider component={RouterLink}>
              <WordsContext value={catalogue}>
                <Router>{children}</Router>
              </WordsContext>
            </LinkProvider>
          </LocaleProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}
