/** React marks each element that it has taken over; it offers no event for it. */
const isMarkup = (element: Element): boolean => !Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Keeps the last press on a button that is still only markup, and what is typed there. Parts of a page are taken over later than the rest.
 * Returns what to call once the screen answers: from then on both are repeated, on each element as soon as React has it.
 */
export const keepEarlyPress = (container: HTMLElement): (() => void) => {
  let isReady = false;
  let pressed: HTMLElement | null = null;
  const typed = new Map<EventTarget, string>();
  const repeat = (): void => {
    if (!isReady || !(pressed ?? typed.size > 0)) return;
    const [button, fields] = [pressed, new Map(typed)];
    pressed = null;
    typed.clear();
    void import('./repeatEarly.ts').then(({ repeatEarly }) => repeatEarly(isMarkup, button, fields));
  };
  const keep = ({ target, type }: Event): void => {
    if (!(target instanceof Element)) return;
    const button = type === 'click' ? target.closest('button') : null;
    if (type === 'click') pressed = button && isMarkup(button) ? button : null;
    // React may empty the field before its value is repeated.
    else if ('value' in target && isMarkup(target)) typed.set(target, String(target.value));
    repeat();
  };
  for (const type of ['click', 'input']) container.addEventListener(type, keep, true);
  return () => {
    isReady = true;
    repeat();
  };
};
