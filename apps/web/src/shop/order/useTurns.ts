import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useToast } from '../../shared/connected/toasts.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import type { Order, OrderPage } from '../../shared/queries/orders.ts';

export type OrderPages = UseInfiniteQueryResult<InfiniteData<OrderPage>>;

type Direction = 'previous' | 'next';

/** The orders of all pages, each once: an order that was just sent moves the others down, over the end of a page. */
export const ordersOf = (pages: readonly OrderPage[] = []): Order[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((order) => [order.id, order])).values(),
];

const neighbourOf = (id: number | undefined, orders: readonly Order[], direction: Direction): Order | undefined => {
  const index = orders.findIndex((order) => order.id === id);
  return index === -1 ? undefined : orders[direction === 'next' ? index + 1 : index - 1];
};

/** Loads one more page, and says so when it could not. */
const useLoad = (list: OrderPages) => {
  const t = useTranslate();
  const toast = useToast();
  return async (direction: Direction): Promise<Order[]> => {
    const { isError, data } = await (direction === 'next' ? list.fetchNextPage() : list.fetchPreviousPage());
    if (isError) toast({ message: t('order.moreFailed'), tone: 'critical' });
    return ordersOf(data?.pages);
  };
};

/** What is on the screen now, for work that ends later; undefined once the screen is left. */
const useHere = (id: number | undefined) => {
  const here = useRef(id);
  useEffect(() => {
    here.current = id;
    return () => {
      here.current = undefined;
    };
  }, [id]);
  return here;
};

/** From the shown order to those before and after it: the address of a neighbour, or what loads the page it is on. */
export const useTurns = (list: OrderPages, shown: number | undefined, past: boolean) => {
  const navigate = useNavigate();
  const load = useLoad(list);
  const here = useHere(shown);
  const [turning, setTurning] = useState<Direction>();
  const turn = async (direction: Direction): Promise<void> => {
    setTurning(direction);
    const found = neighbourOf(shown, await load(direction), direction);
    setTurning(undefined);
    // Somebody who chose another order meanwhile stays there.
    if (found && here.current === shown) void navigate(paths.order(found.id, past));
  };
  const orders = ordersOf(list.data?.pages);
  const wayTo = (direction: Direction, hasMore: boolean) => {
    const known = neighbourOf(shown, orders, direction);
    if (known) return { href: paths.order(known.id, past) };
    return { onPress: hasMore ? () => void turn(direction) : undefined };
  };
  return {
    previous: wayTo('previous', list.hasPreviousPage),
    next: wayTo('next', list.hasNextPage),
    turning,
    onMore: list.hasNextPage ? () => void load('next') : undefined,
  };
};

export type Turns = Omit<ReturnType<typeof useTurns>, 'onMore'>;
