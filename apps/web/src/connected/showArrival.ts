/** How long a screen may take to arrive, in milliseconds. */
const PATIENCE = 10_000;

/** How long a heading and the title may change while the screen's data comes, in milliseconds. */
const SETTLED = 150;

let announcer: HTMLElement | null = null;

/** The part of the page in which a screen reader reads the title of a new screen. */
const createAnnouncer = (): HTMLElement => {
  const part = document.createElement('div');
  part.ariaLive = 'polite';
  part.dataset['part'] = 'arrival';
  Object.assign(part.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(part);
  return part;
};

const focusWithoutScroll = (heading: HTMLElement): void => {
  heading.tabIndex = -1;
  // Focus by program shows a ring where the keyboard was used last, which is where it helps.
  heading.focus({ preventScroll: true });
};

/**
 * Puts the focus on the heading of the screen that a link led to, once it is there, and has its title read out. Whoever presses a key or a
 * button meanwhile, or is given a dialog, keeps the focus where it is. Returns how to stop.
 */
export const showArrival = (): (() => void) => {
  announcer ??= createAnnouncer();
  const from = document.activeElement;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const isElsewhere = (): boolean => {
    const { activeElement } = document;
    return (
      (activeElement !== from && activeElement !== document.body) ||
      document.querySelector('[role=dialog], dialog[open]') !== null
    );
  };
  const stop = (): void => {
    watcher.disconnect();
    clearTimeout(patience);
    clearTimeout(settled);
    for (const event of ['keydown', 'pointerdown'] as const) removeEventListener(event, stop);
  };
  const arrive = (): void => {
    const heading = document.querySelector<HTMLElement>('main h1');
    stop();
    if (announcer) announcer.textContent = document.title;
    if (heading && !isElsewhere()) focusWithoutScroll(heading);
  };
  const look = (): void => {
    clearTimeout(settled);
    if (document.querySelector('main h1')) settled = setTimeout(arrive, SETTLED);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  const patience = setTimeout(stop, PATIENCE);
  for (const event of ['keydown', 'pointerdown'] as const) addEventListener(event, stop);
  look();
  return stop;
};
