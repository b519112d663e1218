import { useEffect, useRef } from 'react';

/**
 * Spread on the part of a dialog or form that shows one step after another. When `step` changes, the control that was pressed is gone, so
 * the first field of the new step takes the focus. A step without fields takes it as a whole. What scrolls, begins at its top again.
 */
export function useFocusAfterStep<T extends HTMLElement>(step: string) {
  const ref = useRef<T>(null);
  const shown = useRef(step);
  useEffect(() => {
    const part = ref.current;
    if (!part || shown.current === step) return;
    shown.current = step;
    part.closest('[data-part=body]')?.scrollTo(0, 0);
    const field = part.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
    (field ?? part).focus();
  }, [step]);
  return { ref, tabIndex: -1 };
}
