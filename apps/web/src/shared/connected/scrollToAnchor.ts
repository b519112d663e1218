import { anchorScroll, delays } from '@vitrine/api/rules';

/** How long a part of the page may take to arrive, in milliseconds. */
const PATIENCE = 10_000;

/** A second, and less to a letter of the directory (K-13, K-46). */
const durationOf = ({ id }: HTMLElement): number =>
  id.startsWith('letter-') ? delays.letterAnchor : anchorScroll.duration;

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

const isStill = (view: Window): boolean => view.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where an element is on the page. It is looked up each time: a screen that takes over what the server drew may replace it. */
const placeOf = (view: Window, id: string): (() => number) => {
  let known = 0;
  return () => {
    const element = view.document.getElementById(id);
    if (element) known = element.getBoundingClientRect().top + view.scrollY;
    return known;
  };
};

/**
 * Stays at a place of the page while parts above it still arrive, and while the page is too short to reach it. Someone who scrolls in the
 * meantime is not brought back before the place itself moves. Returns how to stop.
 */
const stayAt = (view: Window, place: () => number, start: number): (() => void) => {
  const end = start + PATIENCE;
  let known = place();
  let left = view.scrollY;
  let frame = 0;
  const stay = (now: number): void => {
    const next = place();
    const target = next + anchorScroll.offset;
    const isUntouched = Math.abs(next - known) >= 1 || view.scrollY === left;
    if (isUntouched && Math.abs(target - view.scrollY) >= 1) view.scrollTo({ top: target, behavior: 'instant' });
    if (isUntouched) left = view.scrollY;
    known = next;
    if (now < end) frame = view.requestAnimationFrame(stay);
  };
  stay(start);
  return () => view.cancelAnimationFrame(frame);
};

/** Moves to the element for as long as it takes, then stays there, wherever the page above it grows. Returns how to stop. */
const scrollTo = (view: Window, element: HTMLElement): (() => void) => {
  const from = view.scrollY;
  const place = placeOf(view, element.id);
  const start = view.performance.now();
  if (isStill(view)) return stayAt(view, place, start);
  const duration = durationOf(element);
  let frame = 0;
  let leave = (): void => view.cancelAnimationFrame(frame);
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - start) / duration));
    view.scrollTo({ top: from + (place() + anchorScroll.offset - from) * ease(part), behavior: 'instant' });
    if (part < 1) frame = view.requestAnimationFrame(step);
    else leave = stayAt(view, place, now);
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
