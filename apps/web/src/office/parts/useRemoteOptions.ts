import { useInfiniteQuery } from '@tanstack/react-query';
import type { RemoteComboboxProps } from '@vitrine/ui/components/RemoteCombobox';
import { useMemo, useState } from 'react';
import { searchPages, type Search } from './queries/searchPages.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';

/** All that such a field needs besides its label and its value. */
export type Found = Pick<
  RemoteComboboxProps,
  'options' | 'total' | 'status' | 'onSearch' | 'onMore' | 'onRetry' | 'labels'
>;

interface RemoteOptions<Item> extends Search<Item> {
  /** The same function while its words are the same. */
  option: (item: Item) => RemoteComboboxProps['options'][number];
  /** How its words in the catalogue begin. */
  words: 'admin.retailerSearch' | 'admin.brandSearch' | 'admin.productSearch';
}

/** Options of a field that finds them on the server. Nothing is asked until the field opens. */
export const useRemoteOptions = <Item>({ option, words, ...asked }: RemoteOptions<Item>): Found => {
  const t = useTranslate();
  const [search, setSearch] = useState<string>();
  const pages = useInfiniteQuery({ ...searchPages(asked, search ?? ''), enabled: search !== undefined });
  const { data, isError, isFetching, isFetchNextPageError, fetchNextPage, refetch } = pages;
  const options = useMemo(() => (data?.pages ?? []).flatMap((page) => page.data.map(option)), [data, option]);
  const answered = isError ? 'error' : 'ready';
  return {
    options,
    total: data?.pages.at(-1)?.meta.total ?? 0,
    status: isFetching || search === undefined ? 'loading' : answered,
    onSearch: ({ text }) => setSearch(text),
    onMore: () => void fetchNextPage(),
    onRetry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    labels: {
      open: t(`${words}.open`),
      empty: t(`${words}.none`),
      count: ({ count }) => t(`${words}.found`, { count }),
      loading: t(`${words}.loading`),
      error: t(`${words}.failed`),
      retry: t('directory.retry'),
    },
  };
};
