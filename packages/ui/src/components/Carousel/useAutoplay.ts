import { useEffect, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );

/**
 * Calls `advance` every `interval` ms. It rests while `held` (a pointer or the focus is inside), while the page is hidden, once the visitor
 * has paused it, and from the start for who asked for less motion.
 */
export function useAutoplay(interval: number | undefined, held: boolean, advance: () => void) {
  const still = useReducedMotion();
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const playing = interval !== undefined && (choice ? choice === 'playing' : !still);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => document.hidden || advance(), interval);
    return () => clearInterval(timer);
  }, [playing, held, interval, advance]);

  return { playing, toggle: () => setChoice(playing ? 'paused' : 'playing') };
}
