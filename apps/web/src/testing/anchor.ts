import { anchorScroll } from '@vitrine/api/rules';

/** A scroll may end a pixel beside its target. */
const PIXELS = 2;

const isAtEnd = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - PIXELS;

/** How far below the header's place an element is, in pixels; 0 where the page ends before. */
const distanceOf = (id: string): number => {
  if (isAtEnd()) return 0;
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  return Math.abs(top + anchorScroll.offset);
};

/** Whether the page has moved to the element and it is in sight. Both at once: a page that still grows may end before the element. */
export const isScrolledTo = (id: string): boolean => {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return scrollY > 0 && distanceOf(id) <= PIXELS && top >= 0 && top < innerHeight;
};
