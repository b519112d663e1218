/** How far beyond the edge of what is seen a group of rows is kept ready, in pixels: a step of the wheel, and a half. */
const READY = 176;

const bringBack = (group: HTMLElement): void => {
  if (group.hidden) group.removeAttribute('hidden');
};

/** The browser's own search finds it there, and brings it back. */
const putAside = (group: HTMLElement): void => {
  if (!group.hidden) group.setAttribute('hidden', 'until-found');
};

/** A cell that takes the focus must not be put aside. */
export const keepReady = (cell: HTMLElement | null): void => {
  const group = cell?.closest<HTMLElement>('tbody');
  if (group) bringBack(group);
};

/**
 * Puts the groups of rows aside that are out of sight: of many colours only those around what is seen are laid out and
 * layered. Written into the table beside React, like the marks. The group of the active cell stays, for it may have the focus.
 */
export const skipOffScreen = (scroller: HTMLElement, table: HTMLTableElement, active: HTMLElement | null): void => {
  if (table.dataset.large === undefined) return;
  const from = scroller.scrollTop - READY;
  const to = scroller.scrollTop + scroller.clientHeight + READY;
  // All are measured before one is written to, so that layout is worked out once.
  const groups = [...table.tBodies].map((group) => {
    const isNear = group.offsetTop < to && group.offsetTop + group.offsetHeight > from;
    return { group, isReady: isNear || group.contains(active) };
  });
  for (const { group, isReady } of groups) (isReady ? bringBack : putAside)(group);
};
