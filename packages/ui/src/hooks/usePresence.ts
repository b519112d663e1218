import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** No farewell takes longer, in milliseconds: one that is paused, as of a page that nobody looks at, would never end. */
const LONGEST = 1000;

/** Whether something is in the page: as long as it is open, and then until its farewell, a transition or animation of its own, has been played. */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isThere, setIsThere] = useState(open);
  if (open && !isThere) setIsThere(true);
  useEffect(() => {
    if (open || !isThere) return undefined;
    let isWaiting = true;
    const end = () => isWaiting && setIsThere(false);
    const farewells = element.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(farewells).then(end);
    const limit = setTimeout(end, LONGEST);
    return () => {
      isWaiting = false;
      clearTimeout(limit);
    };
  }, [open, isThere, element]);
  return isThere;
}
