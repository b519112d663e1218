import { type FocusEvent, useState } from 'react';

/** Whether somebody uses a part of the page: from `use` until the focus has left it. */
export function useInUse() {
  const [inUse, setInUse] = useState(false);
  const leave = ({ currentTarget: part }: FocusEvent<HTMLElement>) => {
    const page = part.ownerDocument;
    const end = () => {
      // It still has the focus when only the window lost it.
      if (!part.contains(page.activeElement)) setInUse(false);
    };
    // What the pointer holds down must not move away from under it.
    if (page.querySelector(':active')) page.addEventListener('mouseup', end, { once: true });
    else end();
  };
  return { inUse, use: () => setInUse(true), leave };
}
