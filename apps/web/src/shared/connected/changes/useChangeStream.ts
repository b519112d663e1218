import { useEffect } from 'react';
import { followChanges, type OpenStream } from './followChanges.ts';

const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/**
 * Follows a stream of changes while the window is visible: browsers open only six connections to one server. Pass stable functions.
 * `onChange` gets no event where no stream gets through.
 */
export const useChangeStream = <Event>(open: OpenStream<Event>, onChange: (event?: Event) => void): void => {
  useEffect(() => {
    const left = new AbortController();
    let hidden = new AbortController();
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hidden.abort();
    };
    const follow = async (): Promise<void> => {
      while (!left.signal.aborted) {
        await whenVisible();
        hidden = new AbortController();
        await followChanges({ open, onChange, signal: AbortSignal.any([left.signal, hidden.signal]) });
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    void follow();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      left.abort();
    };
  }, [open, onChange]);
};
