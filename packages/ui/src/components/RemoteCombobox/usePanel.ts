import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels between the field and its panel, and between the panel and the edge of the window. */
const gap = 8;
const edge = 12;

/** The height of a full list. What it holds changes while people type, and its side stays. */
const full = 368;

/** What people see of the window: less than the whole while a keyboard is on the screen. */
const visible = (view: Window) => {
  const { clientWidth, clientHeight } = view.document.documentElement;
  const { offsetTop = 0, height = clientHeight } = view.visualViewport ?? {};
  return { top: offsetTop, bottom: offsetTop + height, width: clientWidth, height: clientHeight };
};

/** Puts the panel below its field, or above it where there is more room, within the window. */
const place = (panel: HTMLElement, field: HTMLElement, view: Window): void => {
  const { style } = panel;
  const box = field.getBoundingClientRect();
  const area = visible(view);
  style.setProperty('--trigger-width', `${box.width}px`);
  const below = area.bottom - box.bottom - gap - edge;
  const above = box.top - area.top - gap - edge;
  const isAbove = below < full && above > below;
  const start = view.getComputedStyle(panel).direction === 'rtl' ? area.width - box.right : box.left;
  style.insetInlineStart = `${Math.max(edge, Math.min(start, area.width - panel.offsetWidth - edge))}px`;
  style.insetBlockStart = isAbove ? 'auto' : `${box.bottom + gap}px`;
  style.insetBlockEnd = isAbove ? `${area.height - box.top + gap}px` : 'auto';
  style.maxBlockSize = `${Math.max(isAbove ? above : below, 0)}px`;
};

/** Shows a panel in the top layer, where nothing around its field clips it, and keeps it beside the field. */
export const usePanel = (field: RefObject<HTMLElement | null>) => {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [list, box] = [panel.current, field.current];
    const view = list?.ownerDocument.defaultView;
    if (!list || !box || !view) return undefined;
    list.showPopover();
    const put = () => place(list, box, view);
    put();
    const sizes = new ResizeObserver(put);
    for (const element of [list, box]) sizes.observe(element);
    const stop = new AbortController();
    const { signal } = stop;
    view.addEventListener('scroll', put, { capture: true, passive: true, signal });
    view.addEventListener('resize', put, { signal });
    view.visualViewport?.addEventListener('resize', put, { signal });
    view.visualViewport?.addEventListener('scroll', put, { signal });
    return () => {
      sizes.disconnect();
      stop.abort();
    };
  }, [field]);
  return panel;
};
