import { type RefObject, useLayoutEffect, useState } from 'react';

const NEAR = 24;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR;

const toEnd = (box: HTMLElement | null) => box?.scrollTo({ top: box.scrollHeight });

interface Begin {
  /** Names the newest entry. */
  last: string | undefined;
  /** The reader wrote it. */
  own: boolean;
  /** An element's id to begin at instead of the end. */
  target: string | undefined;
}

/**
 * Keeps the end of a growing list in view for anyone who is there, and leaves alone anyone who reads further up. The list is
 * the one child of the box that scrolls.
 */
export function useEnd(box: RefObject<HTMLElement | null>, { last, own, target }: Begin) {
  const [atEnd, setAtEnd] = useState(target === undefined);
  const [leftAt, setLeftAt] = useState(last);
  const known = last !== undefined;

  useLayoutEffect(() => {
    if (own) toEnd(box.current);
    // oxlint-disable-next-line react/exhaustive-deps -- only what is new moves the list
  }, [last]);

  useLayoutEffect(() => {
    const row = target && known ? document.getElementById(target) : null;
    // Within the list alone: the page stays where it is.
    if (row) box.current?.scrollTo({ top: row.offsetTop - box.current.clientHeight / 3 });
  }, [box, target, known]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element?.firstElementChild) return undefined;
    // New messages, pictures that arrive late, faces that change the size of the words.
    const growth = new ResizeObserver(() => (atEnd ? toEnd(element) : setAtEnd(isAtEnd(element))));
    growth.observe(element.firstElementChild);
    return () => growth.disconnect();
  }, [box, known, atEnd]);

  const onScroll = () => {
    if (!box.current) return;
    const now = isAtEnd(box.current);
    if (!now && atEnd) setLeftAt(last);
    setAtEnd(now);
  };

  return { onScroll, toEnd: () => toEnd(box.current), newer: !atEnd && last !== leftAt };
}
