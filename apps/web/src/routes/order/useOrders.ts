import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { Order } from '../../queries/orders.ts';
import { useServices } from '../../queries/services.ts';

interface Neighbours {
  previous?: Order;
  next?: Order;
}

const neighboursOf = (orders: readonly Order[], index: number): Neighbours => ({
  previous: orders[index - 1],
  next: orders[index + 1],
});

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
  const [entry] = useState(wanted);
  const list = useInfiniteQuery(queries.orders.list(past, entry ?? undefined));
  const orders = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const found = orders.findIndex(({ id }) => id === wanted);
  const index = found === -1 && wanted === null ? 0 : found;
  const isElsewhere = list.isSuccess && wanted !== null && found === -1 && !past;
  useEffect(() => {
    if (isElsewhere && wanted !== null) void navigate(paths.order(wanted, true), { replace: true });
  }, [isElsewhere, wanted, navigate]);
  return { list, orders, past, wanted, order: orders[index] ?? null, isElsewhere, ...neighboursOf(orders, index) };
};
