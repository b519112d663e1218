/** Taller than this, an element is taken part by part; in pixels of its page. */
const ONE_PART = 300;
/** How near to what can be seen a part is left alone; in pixels of the window around the frame. */
const NEAR = 200;

/** Pieces of an element that have a size: one without, as with `display: contents`, may have children that do. */
const partsOf = (element: Element): Element[] => {
  const { height } = element.getBoundingClientRect();
  if (height > 0 && height <= ONE_PART) return [element];
  return element.children.length === 0 ? [element] : [...element.children].flatMap(partsOf);
};

/** The size of an element's content, as `contain-intrinsic-size` is told it. */
const contentSize = (element: Element, view: Window): string => {
  const { width, height } = element.getBoundingClientRect();
  const style = view.getComputedStyle(element);
  const across = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
  const along = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  const less = (size: number, edges: string[]) =>
    `${edges.reduce((rest, edge) => rest - Number.parseFloat(edge), size)}px`;
  return `${less(width, across)} ${less(height, along)}`;
};

/** Slides stand beside each other, most of them out of sight. */
const SLIDES = '[data-component=Carousel] [data-part=slide]';

/** Parts of a frame's page that cannot be seen from the window around it. */
const offscreenParts = (frame: HTMLElement, page: Document): HTMLElement[] => {
  const { top, bottom, height } = frame.getBoundingClientRect();
  const scale = height / frame.clientHeight;
  const from = Math.max(top, -NEAR);
  const to = Math.min(bottom, innerHeight + NEAR);
  const isFar = (part: Element): boolean => {
    const box = part.getBoundingClientRect();
    const isAside = box.right <= 0 || box.left >= frame.clientWidth;
    return box.height > 0 && (isAside || top + box.bottom * scale < from || top + box.top * scale > to);
  };
  return [...page.body.children]
    .flatMap(partsOf)
    .flatMap((part) => (isFar(part) ? [part] : [...part.querySelectorAll(SLIDES)].filter(isFar)))
    .filter((part): part is HTMLElement => 'style' in part);
};

/**
 * Has the browser leave out the parts of a page that are out of sight, each part at the size it has, so that what is in sight is
 * painted sooner. Returns what brings it back.
 */
export const skipOffscreen = (frame: HTMLIFrameElement): (() => void) => {
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return () => undefined;
  const far = offscreenParts(frame, page).map((part) => ({ part, size: contentSize(part, view) }));
  for (const { part, size } of far) {
    part.style.containIntrinsicSize = size;
    part.style.contentVisibility = 'hidden';
  }
  return () => {
    for (const { part } of far) {
      part.style.contentVisibility = '';
      part.style.containIntrinsicSize = '';
    }
  };
};
