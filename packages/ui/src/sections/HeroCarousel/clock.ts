import { spyOn } from 'storybook/test';

/** The carousel's clock in a story's hands: nothing passes until `tick` says so. */
export function holdClock(interval: number) {
  const running = new Map<number, () => void>();
  const [set, clear] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
  let last = 1_000_000;
  spyOn(window, 'setInterval').mockImplementation(((handler: () => void, delay?: number) => {
    if (delay !== interval) return set(handler, delay);
    last += 1;
    running.set(last, handler);
    return last;
  }) as typeof window.setInterval);
  spyOn(window, 'clearInterval').mockImplementation((id) => {
    if (!running.delete(Number(id))) clear(id);
  });
  return {
    /** Lets one interval pass. */
    tick: () => running.forEach((handler) => handler()),
    isRunning: () => running.size > 0,
  };
}

/** A visitor who asked for less motion. */
export function askForLessMotion() {
  const real = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion') ? real('all') : real(query),
  );
}
