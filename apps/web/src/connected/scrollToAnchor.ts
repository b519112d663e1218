import { anchorScroll, delays } from '@vitrine/api/rules';

/** How long a part of the page may take to arrive, in milliseconds. */
const PATIENCE = 10_000;

/** A second, and less to a letter of the directory (K-13, K-46). */
const durationOf = ({ id }: HTMLElement): number =>
  id.startsWith('letter-') ? delays.letterAnchor : anchorScroll.duration;

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

const isStill = (view: Window): boolean => view.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Stays at a place of the page while parts above it still arrive. Returns how to stop. */
const stayAt = (view: Window, target: () => number): (() => void) => {
  const stay = (): void => {
    if (Math.abs(target() - view.scrollY) >= 1) view.scrollTo({ top: target(), behavior: 'instant' });
  };
  const watcher = new ResizeObserver(stay);
  watcher.observe(view.document.body);
  const timer = setTimeout(() => watcher.disconnect(), PATIENCE);
  stay();
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
};

/** Moves to the element for as long as it takes, then stays there, wherever the page above it grows. Returns how to stop. */
const scrollTo = (view: Window, element: HTMLElement): (() => void) => {
  const from = view.scrollY;
  const target = (): number => element.getBoundingClientRect().top + view.scrollY + anchorScroll.offset;
  if (isStill(view)) return stayAt(view, target);
  const start = view.performance.now();
  const duration = durationOf(element);
  let frame = 0;
  let leave = (): void => view.cancelAnimationFrame(frame);
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - start) / duration));
    view.scrollTo({ top: from + (target() - from) * ease(part), behavior: 'instant' });
    if (part < 1) frame = view.requestAnimationFrame(step);
    else leave = stayAt(view, target);
  };
  frame = view.requestAnimationFrame(step);
  return () => leave();
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

/** What a user scrolls with: the wheel, a finger, keys, and the scroll bar. */
const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to an element once it is there. Touching the page stops it, and so does the function it returns. */
export const scrollToAnchor = (view: Window, id: string): (() => void) => {
  let stopScroll = (): void => undefined;
  const stopWaiting = whenPresent(view, id, (element) => {
    stopScroll = scrollTo(view, element);
  });
  const stop = (): void => {
    stopWaiting();
    stopScroll();
    for (const event of TOUCHES) view.removeEventListener(event, stop);
  };
  for (const event of TOUCHES) view.addEventListener(event, stop, { once: true });
  return stop;
};
