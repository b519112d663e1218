import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether something is in the page: as long as it is open, and then until its farewell, a transition or animation of its own, has been played. */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isThere, setIsThere] = useState(open);
  if (open && !isThere) setIsThere(true);
  useEffect(() => {
    if (open || !isThere) return undefined;
    let isWaiting = true;
    const farewells = element.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(farewells).then(() => isWaiting && setIsThere(false));
    return () => {
      isWaiting = false;
    };
  }, [open, isThere, element]);
  return isThere;
}
