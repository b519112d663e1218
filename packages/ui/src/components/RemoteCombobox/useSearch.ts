import { useEffect, useEffectEvent, useState } from 'react';
import type { RemoteSearch } from './types.ts';

/** Milliseconds without a key before the server is asked. */
const pause = 250;

/** Asks for what people type once they pause, and for pages as they scroll. */
export const useSearch = ({ options, total, status, onSearch, onMore, onRetry }: RemoteSearch) => {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  /** What the server was asked for last. The list forgets what was typed when it closes, and the answer stays. */
  const [sent, setSent] = useState<string>();
  const [isPaging, setPaging] = useState(false);
  const send = (text: string): void => {
    setSent(text);
    setPaging(false);
    onSearch({ text });
  };
  const ask = useEffectEvent(() => {
    setAsked(typed);
    send(typed);
  });
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  // Until the answer is there, the options are those of another search: Enter would choose one that nobody looked for.
  const isSearching = typed !== asked || (status === 'loading' && !isPaging);
  return {
    isSearching,
    type: (text: string) => setTyped(text.trim()),
    open: () => {
      if (typed !== '') return;
      if (status === 'error' && sent === '') onRetry();
      else send('');
    },
    close: () => {
      setTyped('');
      setAsked('');
    },
    more: () => {
      if (status !== 'ready' || isSearching || options.length >= total) return;
      setPaging(true);
      onMore();
    },
  };
};
