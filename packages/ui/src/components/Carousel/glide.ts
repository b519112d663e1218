const easeOut = (t: number): number => 1 - (1 - t) ** 3;

const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls sideways by `distance` px in exactly `duration` ms; at once for who asked for less motion.
 * Native smooth scrolling has no duration of its own, and the specification states one (K-17). Returns a function that stops it.
 */
export function glide(viewport: HTMLElement, distance: number, duration: number): () => void {
  const from = viewport.scrollLeft;
  if (movesLess() || duration === 0) {
    viewport.scrollLeft = from + distance;
    return () => {};
  }
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    viewport.style.scrollSnapType = '';
  };
  const tick = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - start) / duration));
    viewport.scrollLeft = from + distance * easeOut(progress);
    if (progress < 1) frame = requestAnimationFrame(tick);
    else stop();
  };
  viewport.style.scrollSnapType = 'none';
  frame = requestAnimationFrame(tick);
  return stop;
}
