import { QueryClientProvider } from '@tanstack/react-query';
import { LinkProvider } from '@vitrine/ui/foundation';
import { IntlProvider } from 'react-intl';
import { BrowserRouter } from 'react-router-dom';
import { locales } from '../config/locale.ts';
import { ServicesProvider, type Services } from '../queries/services.ts';
import type { Messages } from './messages.ts';
import { RouterLink } from './RouterLink.tsx';
import { ShopRoutes } from './ShopRoutes.tsx';

interface AppProps {
  services: Services;
  messages: Messages;
}

export function App({ services, messages }: AppProps) {
  return (
    <IntlProvider locale={locales[services.language]} defaultLocale="en" messages={messages}>
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider value={services}>
          <LinkProvider component={RouterLink}>
            <BrowserRouter>
              <ShopRoutes />
            </BrowserRouter>
          </LinkProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}
