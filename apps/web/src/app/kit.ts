import { createContext, use } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, PropsWithChildren } from 'react';
import type { LanguageCode } from '../config/locale.ts';
import type { AccountBranding } from '../config/boot.ts';
import type { Services } from '../queries/services.ts';
import type { Catalogue } from './catalogue.ts';

interface ShopProps {
  services: Services;
  catalogue: Catalogue;
  Router: ComponentType<PropsWithChildren>;
}

/** What a shop is made of, for a preview that opens shops of its own. Handed down, so that the first screen's program is not cut in pieces for it. */
export interface Kit {
  App: ComponentType<ShopProps>;
  Surroundings: ComponentType<PropsWithChildren<ShopProps>>;
  createQueryClient: () => QueryClient;
  loadCatalogue: (language: LanguageCode, texts: AccountBranding['texts']) => Promise<Catalogue>;
}

export const KitContext = createContext<Kit | null>(null);

export const useKit = (): Kit => {
  const kit = use(KitContext);
  if (!kit) throw new Error('useKit was called outside KitContext: app/main.tsx provides it.');
  return kit;
};
