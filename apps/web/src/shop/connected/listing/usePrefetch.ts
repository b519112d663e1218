import { useEffect, useRef } from 'react';
import type { ListingQuery } from '../../../shared/queries/products.ts';
import { useServices } from '../../../shared/queries/services.ts';

/** Milliseconds that a pointer rests on a link before it is likely to be pressed. */
const RESTED = 80;

/** Fetches what a pointer rests on: a product, or a page of a listing. */
export const usePrefetch = () => {
  const { queries, queryClient } = useServices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (fetch: () => Promise<void>): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void fetch(), RESTED);
  };
  return {
    product: (id: number) => soon(() => queryClient.prefetchQuery(queries.products.detail(id))),
    listing: (query: ListingQuery) => soon(() => queryClient.prefetchQuery(queries.products.list(query))),
  };
};
