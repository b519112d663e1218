import type { DirectoryRetailer } from '@vitrine/api/client';
import { useCallback } from 'react';
import { joinLocations } from '../../shared/mappers/retailer.ts';
import { useServices } from '../../shared/queries/services.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useRemoteOptions, type Found } from './useRemoteOptions.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';

/** Approved retailers for a field that finds them on the server. */
export const useRetailerOptions = (): Found => {
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const option = useCallback(
    ({ id, name, locations }: Pick<DirectoryRetailer, 'id' | 'name' | 'locations'>) => ({
      value: String(id),
      label: name,
      detail: joinLocations(t, locale, locations) || undefined,
    }),
    [t, locale],
  );
  return useRemoteOptions({ name: 'retailers', read: client.retailers.list, option, words: 'admin.retailerSearch' });
};
