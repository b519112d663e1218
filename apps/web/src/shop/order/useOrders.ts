import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { orderKeys } from '../../shared/queries/orders.ts';
import { useServices } from '../../shared/queries/services.ts';
import { ordersOf, useTurns } from './useTurns.ts';

/** The order that the list of a tab begins with: the address's when the tab opens. */
const useEntry = (past: boolean, wanted: number | null) => {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState({ past, entry: wanted });
  if (opened.past !== past) setOpened({ past, entry: wanted });
  return {
    entry: opened.past === past ? opened.entry : wanted,
    /** Begins the list at the order of the address. */
    begin: () => setOpened({ past, entry: wanted }),
    /** Forgets the pages of a tab, so that it begins at its first page and is read again (S-114). */
    reset: (tab: 'current' | 'past') => queryClient.removeQueries({ queryKey: [...orderKeys.all, tab] }),
  };
};

/**
 * The list of the current tab and the order that is shown: the address's, else the first. The list begins with the page
 * that holds the order of the address; an order that is not among the current ones is looked for among the past ones.
 */
export const useOrders = () => {
  const { queries } = useServices();
  const navigate = useNavigate();
  const wanted = Number(useParams()['id']) || null;
  const [search] = useSearchParams();
  const past = search.get('past') === '1';
  const { entry, begin, reset } = useEntry(past, wanted);
  const list = useInfiniteQuery(queries.orders.list(past, entry ?? undefined));
  const orders = ordersOf(list.data?.pages);
  const found = orders.findIndex(({ id }) => id === wanted);
  const index = found === -1 && wanted === null ? 0 : found;
  const isAbsent = list.isSuccess && wanted !== null && found === -1;
  // An address that was opened later may be that of an order on a page that is not loaded.
  if (isAbsent && entry !== wanted) begin();
  const isElsewhere = isAbsent && entry === wanted && !past;
  useEffect(() => {
    if (isElsewhere && wanted !== null) void navigate(paths.order(wanted, true), { replace: true });
  }, [isElsewhere, wanted, navigate]);
  const showTab = (tab: 'current' | 'past'): void => {
    if ((tab === 'past') === past) return;
    reset(tab);
    void navigate(paths.orders(tab === 'past'));
  };
  const order = orders[index] ?? null;
  const { onMore, ...turns } = useTurns(list, order?.id, past);
  return { list, orders, past, wanted, order, isElsewhere, showTab, onMore, turns };
};
