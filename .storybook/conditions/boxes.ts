/** How a finding names the element it is about: the component it belongs to and what it shows. */
export const nameOf = (element: Element): string => {
  const owner = element.closest('[data-component]')?.getAttribute('data-component') ?? 'story';
  const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `${owner} <${element.localName}> “${words}”`;
};

/** The nearest box around an element, or itself, that scrolls sideways or cuts off; undefined where nothing does. */
export const holderOf = (element: Element | null): Element | undefined => {
  for (let at = element; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return at;
  return undefined;
};

const TOLERANCE = 1;

/** What reaches beyond the sides of the window though nothing scrolls or cuts it there. */
export const sticksOut = (): string[] => {
  const { clientWidth } = document.documentElement;
  return [...document.body.querySelectorAll(':not(script, style, option, svg *)')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isOut = left < -TOLERANCE || right > clientWidth + TOLERANCE;
    if (!isOut || width <= 2 || !element.checkVisibility() || holderOf(element.parentElement)) return [];
    return [`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${clientWidth}`];
  });
};

export interface Place {
  element: Element;
  start: number;
  end: number;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 200));

/**
 * Waits until nothing more comes: what is as large as its window lets it be is drawn once that has been measured. A grid draws only the rows
 * of its window, on a busy machine some frames later.
 */
const still = async (): Promise<void> => {
  const all = document.getElementsByTagName('*');
  const pause = document.querySelector('[role=grid], [data-index]') ? aMoment : nextFrame;
  for (let before = -1; before !== all.length;) {
    before = all.length;
    await pause();
  }
};

/** Distances of each box from the side where lines begin, in the direction the page has now. */
export const places = async (): Promise<Place[]> => {
  await still();
  const { clientWidth } = document.documentElement;
  const rtl = document.documentElement.dir === 'rtl';
  return [...document.body.querySelectorAll(':not(script, style, option, svg *)')].map((element) => {
    const { left, right } = element.getBoundingClientRect();
    const [start, end] = rtl ? [clientWidth - right, clientWidth - left] : [left, right];
    return { element, start, end };
  });
};

/** Words run as they are written, pictures show what they show, and what is hidden from sight may hang anywhere. */
const isTurned = (element: Element): boolean => {
  const { display } = getComputedStyle(element);
  if (['inline', 'contents', 'none'].includes(display) || element.matches('img, video, [dir], [dir] *')) return false;
  const holder = holderOf(element.parentElement);
  return !holder || holder.getBoundingClientRect().width > 2;
};

/** Boxes that do not stand where a mirror would show them. */
export const notMirrored = (before: Place[], after: Place[]): string[] => {
  if (before.length !== after.length) return [`${before.length} elements became ${after.length}`];
  return after.flatMap(({ element, start, end }, index) => {
    const was = before[index];
    const moved = was ? Math.max(Math.abs(start - was.start), Math.abs(end - was.end)) : 0;
    if (moved <= 2 * TOLERANCE || end - start <= 2 || !isTurned(element)) return [];
    return [`${nameOf(element)} begins at ${Math.round(start)} instead of ${Math.round(was?.start ?? 0)}`];
  });
};
