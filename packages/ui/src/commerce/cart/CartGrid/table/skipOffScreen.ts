/** How far outside the visible part a group of rows stays laid out, in pixels: one and a half steps of a mouse wheel. */
const READY = 176;

const showGroup = (group: HTMLElement): void => {
  if (group.hidden) group.removeAttribute('hidden');
};

/** The browser's own search still finds a skipped group, and shows it. */
const skipGroup = (group: HTMLElement): void => {
  if (!group.hidden) group.setAttribute('hidden', 'until-found');
};

/** A cell that takes the focus must not be in a skipped group. */
export const keepReady = (cell: HTMLElement | null): void => {
  const group = cell?.closest<HTMLElement>('tbody');
  if (group) showGroup(group);
};

/**
 * Skips layout and paint of the groups of rows that are off screen. It writes to the table beside React, like the marks. The group of
 * the active cell is never skipped, because it may have the focus.
 */
export const skipOffScreen = (scroller: HTMLElement, table: HTMLTableElement, active: HTMLElement | null): void => {
  if (table.dataset.large === undefined) {
    // It may have had more rows before.
    for (const group of table.tBodies) showGroup(group);
    return;
  }
  const from = scroller.scrollTop - READY;
  const to = scroller.scrollTop + scroller.clientHeight + READY;
  // Measure all before the first write, so that layout is computed once.
  const groups = [...table.tBodies].map((group) => {
    const isNear = group.offsetTop < to && group.offsetTop + group.offsetHeight > from;
    return { group, isReady: isNear || group.contains(active) };
  });
  for (const { group, isReady } of groups) (isReady ? showGroup : skipGroup)(group);
};
