let hasScrolled = false;
document.addEventListener('scroll', () => (hasScrolled = true), { capture: true, passive: true });

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/**
 * Before each story of a test run, for all of them share a page: one that scrolled leaves the page to move back to its top, and the event of
 * that move comes frames later, when it would close what the next story has opened.
 */
export const backToTop = async (): Promise<void> => {
  // A page that glides would still move when the next story begins.
  document.documentElement.style.scrollBehavior = 'auto';
  while (hasScrolled) {
    hasScrolled = false;
    scrollTo(0, 0);
    await frame();
    await frame();
  }
};
