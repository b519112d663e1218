import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a `details` whose `onToggle` must hear of every opening. A page that came drawn opens it at a press before React has taken it over, and
 * nobody hears: the event is sent once more.
 */
export const useMissedToggle = (): RefObject<HTMLDetailsElement | null> => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current?.open) details.current.dispatchEvent(new Event('toggle'));
  }, []);
  return details;
};
