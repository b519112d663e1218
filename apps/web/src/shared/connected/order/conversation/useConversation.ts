import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from '../../useTranslate.ts';
import { useToast } from '../../toasts.tsx';
import type { Order } from '../../../queries/orders.ts';
import { useServices } from '../../../queries/services.ts';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ isError: boolean }>;
}

/** Shows what comes before on demand, and says so when it could not be loaded. */
const useEarlier = () => {
  const t = useTranslate();
  const toast = useToast();
  return ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages) => {
    const load = async (): Promise<void> => {
      if ((await fetchNextPage()).isError) toast({ message: t('order.earlierFailed'), tone: 'critical' });
    };
    return { onEarlier: hasNextPage ? () => void load() : undefined, loadingEarlier: isFetchingNextPage };
  };
};

/** An order's messages, oldest first. The list of orders carries the newest; the others are asked for when there are any. */
export const useMessages = ({ id, messages, messages_before }: Order) => {
  const { queries } = useServices();
  const pages = useInfiniteQuery({ ...queries.orders.messages(id), enabled: Boolean(messages_before) });
  const read = pages.data?.pages.toReversed().flatMap((page) => page.messages);
  return { messages: messages_before && read ? read : messages, ...useEarlier()(pages) };
};

/** An order's history, newest first, as `useMessages`. */
export const useHistory = ({ id, history, history_before }: Order) => {
  const { queries } = useServices();
  const pages = useInfiniteQuery({ ...queries.orders.history(id), enabled: Boolean(history_before) });
  const read = pages.data?.pages.flatMap((page) => page.history);
  return { entries: history_before && read ? read : history, ...useEarlier()(pages) };
};
