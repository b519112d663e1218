import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls the row or column it is put on, never the page, until the element of `selector` is in its middle: at first, and when `current` changes. */
export const useInView = <Row extends HTMLElement>(
  selector: string,
  current: string | undefined,
): RefObject<Row | null> => {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector(selector);
    if (!row.current || !chosen) return;
    const { left, width, top, height } = row.current.getBoundingClientRect();
    const its = chosen.getBoundingClientRect();
    row.current.scrollLeft += its.left + its.width / 2 - left - width / 2;
    row.current.scrollTop += its.top + its.height / 2 - top - height / 2;
  }, [selector, current]);
  return row;
};
