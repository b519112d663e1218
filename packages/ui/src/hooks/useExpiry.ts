import { useEffect, useRef, useState } from 'react';

/** Spread on what disappears by itself: it stays for anyone who points at it or has the focus in it. */
export interface ExpiryHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Calls `onEnd` after `ms` milliseconds, again whenever `key` changes; a null key waits for nothing. */
export function useExpiry(ms: number, key: unknown, onEnd: () => void): ExpiryHandlers {
  const [held, setHeld] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held || key === null) return undefined;
    const timer = setTimeout(() => end.current(), ms);
    return () => clearTimeout(timer);
  }, [held, key, ms]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
