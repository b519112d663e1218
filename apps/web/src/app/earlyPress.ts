/**
 * Keeps the last press on a button of a page that is still only markup, and what is typed there. Returns what to call once the screen answers:
 * it repeats both.
 */
export const keepEarlyPress = (container: HTMLElement): (() => void) => {
  let pressed: HTMLElement | null = null;
  const fields = new Set<EventTarget>();
  const keep = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const keepField = ({ target }: Event): void => {
    if (target) fields.add(target);
  };
  container.addEventListener('click', keep, true);
  container.addEventListener('input', keepField, true);
  return () => {
    container.removeEventListener('click', keep, true);
    container.removeEventListener('input', keepField, true);
    if (fields.size > 0) void import('./repeatTyping.ts').then(({ repeatTyping }) => fields.forEach(repeatTyping));
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  };
};
