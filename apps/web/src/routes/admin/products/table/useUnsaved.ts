import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TableRow } from '../../../../mappers/productTable/rows.ts';
import { catalogueKeys } from '../../../../queries/catalogue.ts';
import { useAskBeforeLeaving } from '../../form/useAskBeforeLeaving.ts';

/** Rows that were written in and not saved when the table was left. They go with the session. */
export const unsavedBefore = (queryClient: QueryClient): readonly TableRow[] =>
  queryClient.getQueryData<readonly TableRow[]>(catalogueKeys.unsaved) ?? [];

/** Keeps unsaved rows for the next visit of the table; who closes the tab or leaves the shop is asked first. */
export const useUnsaved = (rows: readonly TableRow[]) => {
  const queryClient = useQueryClient();
  useAskBeforeLeaving(rows.length > 0);
  useEffect(() => {
    queryClient.setQueryDefaults(catalogueKeys.unsaved, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(catalogueKeys.unsaved, rows);
  }, [queryClient, rows]);
};
