import { spyOn } from 'storybook/test';

/** A visitor who asked for less motion. */
export function askForLessMotion() {
  const real = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion') ? real('all') : real(query),
  );
}
