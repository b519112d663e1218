import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element holds more than it shows, followed live. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const overflows = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    const look = () => setOverflows(overflows());
    look();
    const observer = new ResizeObserver(look);
    for (const watched of [box, ...box.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
