import type { ComponentType, PropsWithChildren } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Services } from '../shared/queries/services.ts';
import type { Catalogue } from './catalogue.ts';
import { ShopRoutes } from './ShopRoutes.tsx';
import { Providers } from './Providers.tsx';

interface AppProps {
  services: Services;
  catalogue: Catalogue;
  /** Anyone who shows the shop outside an address bar brings a router that keeps addresses to itself. */
  Router?: ComponentType<PropsWithChildren>;
}

export function App({ services, catalogue, Router = BrowserRouter }: AppProps) {
  return (
    <Providers services={services} catalogue={catalogue} Router={Router}>
      <ShopRoutes catalogue={catalogue} />
    </Providers>
  );
}
