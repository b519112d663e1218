/** Scrolls to an element and focuses it; opens what it is folded in. */
export const leadTo = (element: HTMLElement | null | undefined): void => {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};
