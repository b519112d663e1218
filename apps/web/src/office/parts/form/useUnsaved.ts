import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

/** Rows that were written in and not saved when their table was left. They go with the session. */
export const unsavedBefore = <Row>(queryClient: QueryClient, key: QueryKey): readonly Row[] =>
  queryClient.getQueryData<readonly Row[]>(key) ?? [];

/** Keeps unsaved rows for the next visit of the table; who closes the tab or leaves the shop is asked first. */
export const useUnsaved = <Row>(key: QueryKey, rows: readonly Row[]) => {
  const queryClient = useQueryClient();
  useAskBeforeLeaving(rows.length > 0);
  useEffect(() => {
    queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(key, rows);
  }, [queryClient, key, rows]);
};
