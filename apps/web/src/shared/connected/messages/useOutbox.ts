import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../queries/services.ts';
import { outboxOf } from './outbox.ts';

const RETRY_MS = 10_000;

/** What was written and not sent yet, with what can be done about it. */
export const useOutbox = () => {
  const outbox = outboxOf(useServices());
  return { ...outbox, unsent: useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get) };
};

/** Sends what waits for the connection, on every screen: at the start, when the browser is online again, and every ten seconds. */
export const useSendWaiting = (): void => {
  const { unsent, flush } = useOutbox();
  // What was on its way when the page before was left.
  useEffect(flush, [flush]);
  const isWaiting = unsent.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return undefined;
    addEventListener('online', flush);
    const timer = setInterval(flush, RETRY_MS);
    return () => {
      removeEventListener('online', flush);
      clearInterval(timer);
    };
  }, [isWaiting, flush]);
};
