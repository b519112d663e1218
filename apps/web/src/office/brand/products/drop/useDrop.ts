import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { catalogueKeys } from '../../../parts/queries/catalogue.ts';
import { afterDrop, emptyDrop, type Drop, type DropAction } from './dropped.ts';

/** The dropped files of the session: they are still sent and shown after another screen was opened. */
export const useDrop = () => {
  const queryClient = useQueryClient();
  const { data: drop = emptyDrop } = useQuery({
    queryKey: catalogueKeys.drop,
    queryFn: skipToken,
    initialData: emptyDrop,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  /** Undefined after the user has signed out. */
  const read = useCallback(() => queryClient.getQueryData<Drop>(catalogueKeys.drop), [queryClient]);
  const dispatch = useCallback(
    (action: DropAction) =>
      void queryClient.setQueryData<Drop>(catalogueKeys.drop, (before) => before && afterDrop(before, action)),
    [queryClient],
  );
  return { drop, read, dispatch };
};
