import { useInfiniteQuery } from '@tanstack/react-query';
import type { RemoteComboboxProps } from '@vitrine/ui/components/RemoteCombobox';
import { useMemo, useState } from 'react';
import { joinLocations } from '../mappers/retailer.ts';
import { retailerSearch } from '../queries/retailerSearch.ts';
import { useServices } from '../queries/services.ts';
import { useLocale } from './useLocale.ts';
import { useTranslate } from './useTranslate.ts';

/** All that such a field needs besides its label and its value. */
export type Found = Pick<
  RemoteComboboxProps,
  'options' | 'total' | 'status' | 'onSearch' | 'onMore' | 'onRetry' | 'labels'
>;

/** Approved retailers for a field that finds them on the server. Nothing is asked until the field opens. */
export const useRetailerOptions = (): Found => {
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const [search, setSearch] = useState<string>();
  const pages = useInfiniteQuery({ ...retailerSearch(client)(search ?? ''), enabled: search !== undefined });
  const { data, isError, isFetching, isFetchNextPageError, fetchNextPage, refetch } = pages;
  const options = useMemo(
    () =>
      (data?.pages ?? []).flatMap((page) =>
        page.data.map(({ id, name, locations }) => ({
          value: String(id),
          label: name,
          detail: joinLocations(t, locale, locations) || undefined,
        })),
      ),
    [data, t, locale],
  );
  const answered = isError ? 'error' : 'ready';
  return {
    options,
    total: data?.pages.at(-1)?.meta.total ?? 0,
    status: isFetching || search === undefined ? 'loading' : answered,
    onSearch: ({ text }) => setSearch(text),
    onMore: () => void fetchNextPage(),
    onRetry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    labels: {
      open: t('admin.retailerSearch.open'),
      empty: t('admin.retailerSearch.none'),
      count: ({ count }) => t('admin.retailerSearch.found', { count }),
      loading: t('admin.retailerSearch.loading'),
      error: t('admin.retailerSearch.failed'),
      retry: t('directory.retry'),
    },
  };
};
