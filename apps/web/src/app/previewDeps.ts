import { createContext } from 'react';
import { useProvided } from '../shared/config/useProvided.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, PropsWithChildren } from 'react';
import type { LanguageCode } from '@vitrine/api/rules';
import type { AccountBranding } from '../shared/config/boot.ts';
import type { Services } from '../shared/queries/services.ts';
import type { Catalogue } from './catalogue.ts';

interface ShopProps {
  services: Services;
  catalogue: Catalogue;
  Router: ComponentType<PropsWithChildren>;
}

/** What a shop is made of, for a preview that opens shops of its own. Handed down, so that the first screen's program is not cut in pieces for it. */
export interface PreviewDeps {
  App: ComponentType<ShopProps>;
  Providers: ComponentType<PropsWithChildren<ShopProps>>;
  createQueryClient: () => QueryClient;
  loadCatalogue: (language: LanguageCode, texts: AccountBranding['texts']) => Promise<Catalogue>;
}

export const PreviewDepsContext = createContext<PreviewDeps | null>(null);

export const usePreviewDeps = (): PreviewDeps => useProvided(PreviewDepsContext);
