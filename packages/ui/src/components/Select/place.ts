/** Pixels between a control and its list, and between the list and the edge of the window. */
const GAP = 4;
const EDGE = 8;
/** A list shows at least so much of itself below before it opens above instead. */
const LEAST = 240;

const px = (value: number): string => `${Math.round(value)}px`;

/** Puts an open list below its control, or above it where there is more room, within the window. */
export const place = (list: HTMLElement, control: HTMLElement): void => {
  const { clientWidth, clientHeight } = list.ownerDocument.documentElement;
  const box = control.getBoundingClientRect();
  const below = clientHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const isAbove = below < Math.min(list.scrollHeight, LEAST) && above > below;
  const start = getComputedStyle(control).direction === 'rtl' ? clientWidth - box.right : box.left;
  Object.assign(list.style, { minInlineSize: px(box.width), maxBlockSize: px(isAbove ? above : below) });
  Object.assign(list.style, {
    insetBlockStart: isAbove ? 'auto' : px(box.bottom + GAP),
    insetBlockEnd: isAbove ? px(clientHeight - box.top + GAP) : 'auto',
    insetInlineStart: px(Math.max(EDGE, Math.min(start, clientWidth - list.offsetWidth - EDGE))),
  });
};
