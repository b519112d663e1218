/**
 * Keeps the last press on a button of a page that is still only markup. Returns what to call once the screen answers: it repeats the press.
 */
export const keepEarlyPress = (container: HTMLElement): (() => void) => {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  container.addEventListener('click', keep, true);
  return () => {
    container.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  };
};
