import type { KeyboardEvent } from 'react';

const stop =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], iframe, [contenteditable], [tabindex]';

const canTakeFocus = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** Lets Tab at the last stop of a place go on at its first, and back. */
export const tabAround = (event: KeyboardEvent<HTMLElement>): void => {
  const place = event.currentTarget;
  const stops = [...place.querySelectorAll<HTMLElement>(stop)].filter(canTakeFocus);
  const at = stops.indexOf(place.ownerDocument.activeElement as HTMLElement);
  const isLeaving = event.shiftKey ? at <= 0 : at === stops.length - 1;
  if (!isLeaving) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
};
