import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element holds more than it shows, followed live. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setOverflows(box.scrollHeight > box.clientHeight + 1));
    for (const watched of [box, ...box.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
