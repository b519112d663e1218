/** What somebody does who scrolls or goes on by themselves. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Milliseconds without a change of size after which the layout counts as settled. */
const quiet = 1000;

/**
 * Scrolls an element to the start of what scrolls it, again whenever `body` around it grows: frames that come near on the way are drawn and
 * push it further. Ends a second after the last change of size, or as soon as somebody acts.
 */
export const landOn = (element: Element, body: Element): void => {
  const ended = new AbortController();
  let later: ReturnType<typeof setTimeout> | undefined;
  const land = () => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    clearTimeout(later);
    later = setTimeout(() => ended.abort(), quiet);
  };
  const observer = new ResizeObserver(land);
  ended.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(later);
  });
  for (const act of acts)
    addEventListener(act, () => ended.abort(), { capture: true, passive: true, signal: ended.signal });
  land();
  observer.observe(body);
};
