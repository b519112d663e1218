import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element holds more than it shows, followed live. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const overflows = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    const observer = new ResizeObserver(() => setOverflows(overflows()));
    for (const watched of [box, ...box.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
