import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves from one changed part to the next, by button or by Alt and an arrow. The part it reaches takes the focus. */
export const useChanges = (frame: RefObject<HTMLElement | null>, count: number) => {
  const [reached, setReached] = useState(0);
  const at = Math.min(reached, count);
  const go = (step: number): void => {
    if (count === 0) return;
    // After the last comes the first.
    const next = ((Math.max(at, step < 0 ? 1 : 0) - 1 + step + count) % count) + 1;
    setReached(next);
    const part = frame.current?.querySelectorAll<HTMLElement>('[data-part=change]')[next - 1];
    part?.scrollIntoView({ block: 'nearest' });
    part?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return { at, of: count, go, onKeyDown };
};

export type Changes = ReturnType<typeof useChanges>;
