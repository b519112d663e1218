import type { DocsPart } from '../../packages/ui/src/testing/docs.ts';

/** Where the number of a part is drawn, in pixels from the picture's left and upper edge. */
export interface Place {
  number: number;
  left: number;
  top: number;
}

/** Width of a number and the space beside it. */
const STEP = 26;
/** From an edge of the picture, so that no number is cut off. */
const EDGE = 18;

const isNear = (a: Place, b: Place): boolean => Math.abs(a.left - b.left) < STEP && Math.abs(a.top - b.top) < STEP;

/** The element of a part; undefined where the story does not show it. */
export const elementOf = (root: Element, part: DocsPart): Element | undefined =>
  typeof part === 'string'
    ? undefined
    : [...root.querySelectorAll(part[1])].find((element) => element.getBoundingClientRect().width > 0);

/** A number for each part that can be seen, beside those of other parts at the same place. */
export const placesOf = (root: Element, anatomy: readonly DocsPart[]): Place[] => {
  const places: Place[] = [];
  const frame = root.getBoundingClientRect();
  for (const [index, part] of anatomy.entries()) {
    const box = elementOf(root, part)?.getBoundingClientRect();
    if (!box) continue;
    const place = {
      number: index + 1,
      left: Math.max(EDGE, box.left - frame.left),
      top: Math.max(EDGE, box.top - frame.top),
    };
    while (places.some((other) => isNear(other, place))) place.left += STEP;
    places.push(place);
  }
  return places;
};

/** Calls back now and whenever something inside changes, arrives or stops moving. Returns how to end that. */
export const watch = (root: Element, onChange: () => void): (() => void) => {
  const size = new ResizeObserver(onChange);
  const content = new MutationObserver(onChange);
  size.observe(root);
  content.observe(root, { childList: true, subtree: true });
  const events = ['load', 'transitionend', 'animationend'];
  for (const event of events) root.addEventListener(event, onChange, true);
  onChange();
  return () => {
    size.disconnect();
    content.disconnect();
    for (const event of events) root.removeEventListener(event, onChange, true);
  };
};
