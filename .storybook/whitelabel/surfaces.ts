import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { App } from '../../apps/web/src/app/App.tsx';
import type { Messages } from '../../apps/web/src/app/catalogue.ts';
import { createDocuments } from '../../apps/web/src/app/preview/documents.ts';
import { sampleAccount, sampleGoods } from '../../apps/web/src/app/preview/goods.ts';
import { createSurfaces } from '../../apps/web/src/app/preview/surfaces.tsx';
import { createQueryClient } from '../../apps/web/src/app/queryClient.ts';
import { Providers } from '../../apps/web/src/app/Providers.tsx';
import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import { catalogues } from '../catalogues.ts';

// The workshop's words are texts; the shop's are compiled. react-intl reads both.
const ready = Object.fromEntries(
  languageCodes.map((code) => [code, Promise.resolve(catalogues[LANGUAGES[code].tag] as unknown as Messages)]),
);

const goods = sampleGoods(
  { App, Providers, createQueryClient },
  sampleAccount,
  (language) => ready[language] ?? Promise.reject(new Error(language)),
);

/** The real screens, parts and mails of the shop with samples, titled in the language of the toolbar. */
export const useSurfaces = () => {
  const intl = useIntl();
  return useMemo(() => {
    const t = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
    return { surfaces: createSurfaces(goods, t), documents: createDocuments(t) };
  }, [intl]);
};
