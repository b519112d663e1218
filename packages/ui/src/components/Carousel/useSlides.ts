import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { glide } from './glide.ts';
import type { CarouselPreset } from './presets.ts';

const phone = '(max-width: 767.98px)';

interface Position {
  /** First slide in view, from 0. */
  index: number;
  /** The last index that can be the first in view. */
  last: number;
}

const signOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** Where an element begins along the line, px: its left edge, or its right one where lines run from right to left. */
const startOf = (element: Element): number => {
  const box = element.getBoundingClientRect();
  return signOf(element) === 1 ? box.left : box.right;
};

const originOf = (viewport: Element): number =>
  startOf(viewport) + signOf(viewport) * (Number.parseFloat(getComputedStyle(viewport).paddingInlineStart) || 0);

function measure(viewport: HTMLElement): Position {
  const slides = [...viewport.children];
  const origin = originOf(viewport);
  const distances = slides.map((slide) => Math.abs(startOf(slide) - origin));
  const index = Math.max(0, distances.indexOf(Math.min(...distances)));
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  const inView = width > 0 ? Math.max(1, Math.round(viewport.clientWidth / width)) : 1;
  return { index, last: Math.max(0, slides.length - inView) };
}

/** Where a strip of slides stands, and how to move it. The browser scrolls; this only reads and nudges. */
export function useSlides(
  viewport: RefObject<HTMLElement | null>,
  preset: CarouselPreset,
  count: number,
  start: number,
) {
  const [position, setPosition] = useState<Position>({ index: start, last: Math.max(0, count - preset.view.desktop) });
  const stop = useRef<() => void>(() => {});

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const read = () => {
      const next = measure(element);
      setPosition((was) => (was.index === next.index && was.last === next.last ? was : next));
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
      stop.current();
    };
  }, [viewport, count]);

  useLayoutEffect(() => {
    const element = viewport.current;
    const slide = element?.children[start];
    if (element && slide && start > 0)
      element.scrollBy({ left: startOf(slide) - originOf(element), behavior: 'instant' });
  }, [viewport, start]);

  const goTo = useCallback(
    (index: number) => {
      const element = viewport.current;
      const slide = element?.children[index];
      if (!element || !slide) return;
      stop.current();
      stop.current = glide(element, startOf(slide) - originOf(element), preset.speed);
    },
    [viewport, preset],
  );

  const move = useCallback(
    (direction: 1 | -1) => {
      const view = viewport.current?.ownerDocument.defaultView ?? globalThis;
      const step = view.matchMedia(phone).matches ? preset.step.phone : preset.step.desktop;
      goTo(Math.min(position.last, Math.max(0, position.index + direction * step)));
    },
    [goTo, position, preset, viewport],
  );

  const release = useCallback(() => stop.current(), []);
  return { ...position, goTo, move, release };
}
