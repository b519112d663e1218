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
  heading.focus({ preventScroll: true });
};

/** Whether the focus is still where it was, or nowhere, and no dialog is open. */
const isFree = (from: Element | null): boolean =>
  [from, document.body].includes(document.activeElement) &&
  document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') === null;

/** Calls back once the screen has a heading and has stopped changing; never after a key or a button was pressed. Returns how to stop. */
const onceSettled = (arrived: (heading: HTMLElement) => void): (() => void) => {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    watcher.disconnect();
    clearTimeout(patience);
    clearTimeout(settled);
    for (const event of ['keydown', 'pointerdown'] as const) removeEventListener(event, stop);
  };
  const arrive = (): void => {
    // A dialog that leaves still holds the focus. That it is gone is a change, which comes back here.
    if (document.querySelector('[data-exiting] [role=dialog], [data-exiting] [role=alertdialog]')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    stop();
    if (heading) arrived(heading);
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

/**
 * Puts the focus on the heading of the screen that a link led to, once it is there, and has its title read out. A user who presses a key or a
 * button meanwhile, puts the focus elsewhere than `from`, where it was when the screen came, or gets a dialog, keeps the focus where it is.
 * Returns how to stop.
 */
export const showArrival = (from: Element | null): (() => void) => {
  const reader = (announcer ??= createAnnouncer());
  return onceSettled((heading) => {
    reader.textContent = document.title;
    if (isFree(from)) focusWithoutScroll(heading);
  });
};

/** Puts the focus on the heading if what had it is gone once the screen has settled, such as a button that was pressed. */
export const keepFocusOnScreen = (): (() => void) =>
  onceSettled((heading) => {
    if (isFree(document.body)) focusWithoutScroll(heading);
  });
