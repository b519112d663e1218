import { anchorScroll } from '@vitrine/api/rules';
import { useOtherWindow } from '@vitrine/ui/foundation';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a part of the page may take to arrive, in milliseconds. */
const PATIENCE = 10_000;

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

const isStill = (view: Window): boolean => view.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves to the element for as long as it takes, wherever the page above it grows meanwhile. Returns how to stop. */
const scrollTo = (view: Window, element: HTMLElement): (() => void) => {
  const from = view.scrollY;
  const target = (): number => element.getBoundingClientRect().top + view.scrollY + anchorScroll.offset;
  if (isStill(view)) {
    view.scrollTo({ top: target(), behavior: 'instant' });
    return () => undefined;
  }
  const start = view.performance.now();
  let frame = 0;
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - start) / anchorScroll.duration));
    view.scrollTo({ top: from + (target() - from) * ease(part), behavior: 'instant' });
    if (part < 1) frame = view.requestAnimationFrame(step);
  };
  frame = view.requestAnimationFrame(step);
  return () => view.cancelAnimationFrame(frame);
};

/** Waits for the element to be on the page, then calls back. Returns how to stop waiting. */
const whenPresent = (view: Window, id: string, found: (element: HTMLElement) => void): (() => void) => {
  const { document } = view;
  const look = (): boolean => {
    const element = document.getElementById(id);
    if (element) found(element);
    return element !== null;
  };
  if (look()) return () => undefined;
  const watcher = new MutationObserver(() => look() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => watcher.disconnect(), PATIENCE);
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
};

/** Hashes that carry data, such as a shared branding, name no element. */
const ANCHOR = /^#[a-z][\w-]{0,40}$/;

/** Scrolls to the part of the page that the address names (R-014, R-015, R-016, R-017, K-12, K-13). Touching the page stops it. */
export const useAnchor = (): void => {
  const { pathname, hash, key } = useLocation();
  const other = useOtherWindow();
  useEffect(() => {
    if (!ANCHOR.test(hash)) return undefined;
    const view = other ?? window;
    let stopScroll = (): void => undefined;
    const stopWaiting = whenPresent(view, hash.slice(1), (element) => {
      stopScroll = scrollTo(view, element);
    });
    const stop = (): void => {
      stopWaiting();
      stopScroll();
    };
    for (const event of ['wheel', 'touchstart', 'keydown'] as const) view.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of ['wheel', 'touchstart', 'keydown'] as const) view.removeEventListener(event, stop);
    };
  }, [pathname, hash, key, other]);
};
