import { expect, spyOn, waitFor } from 'storybook/test';

type Handler = () => void;

/** Timers of `ms` milliseconds in a story's hands, once or again and again: none of them ends until `tick` says so. */
export function holdClock(ms: number) {
  const running = new Map<number, Handler>();
  let last = 1_000_000;
  let passed = last;
  const hold = (start: 'setTimeout' | 'setInterval', stop: 'clearTimeout' | 'clearInterval') => {
    const [set, clear] = [window[start].bind(window), window[stop].bind(window)] as [
      (handler: Handler, delay?: number, ...rest: unknown[]) => number,
      (id?: number) => void,
    ];
    spyOn(window, start).mockImplementation(((handler: Handler, delay?: number, ...rest: unknown[]) => {
      if (delay !== ms) return set(handler, delay, ...rest);
      last += 1;
      const id = last;
      running.set(id, () => {
        if (start === 'setTimeout') running.delete(id);
        handler();
      });
      return id;
    }) as typeof window.setTimeout & typeof window.setInterval);
    spyOn(window, stop).mockImplementation((id) => {
      if (!running.delete(Number(id))) clear(Number(id));
    });
  };
  hold('setTimeout', 'clearTimeout');
  hold('setInterval', 'clearInterval');
  return {
    /** Ends the timers that run, once one was started since the last time: React starts its own after the page is painted. */
    tick: async () => {
      await waitFor(() => expect(last).toBeGreaterThan(passed));
      passed = last;
      [...running.values()].forEach((end) => end());
    },
    isRunning: () => running.size > 0,
  };
}
