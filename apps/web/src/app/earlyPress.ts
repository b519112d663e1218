/**
 * Keeps the last press on a button of a page that is still only markup, and what is typed there. Returns what to call once the screen answers:
 * it repeats both.
 */
export const keepEarlyPress = (container: HTMLElement): (() => void) => {
  let pressed: HTMLElement | null = null;
  const typed = new Map<EventTarget, string>();
  const keep = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const keepField = ({ target }: Event): void => {
    // React may empty the field before its value is repeated.
    if (target && 'value' in target) typed.set(target, String(target.value));
  };
  container.addEventListener('click', keep, true);
  container.addEventListener('input', keepField, true);
  return () => {
    container.removeEventListener('click', keep, true);
    container.removeEventListener('input', keepField, true);
    if (typed.size > 0) void import('./repeatTyping.ts').then(({ repeatTyping }) => typed.forEach(repeatTyping));
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  };
};
