import { useEffect, useRef, useState } from 'react';

/** Something opened by a button; Escape, a press outside or leaving it by Tab closes it again. */
export function useDisclosure<E extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const root = useRef<E>(null);

  useEffect(() => {
    if (!open) return;
    // The page it is shown in, which in a preview is not the program's own.
    const page = root.current?.ownerDocument ?? document;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    page.addEventListener('pointerdown', outside);
    page.addEventListener('focusin', outside);
    page.addEventListener('keydown', escape);
    return () => {
      page.removeEventListener('pointerdown', outside);
      page.removeEventListener('focusin', outside);
      page.removeEventListener('keydown', escape);
    };
  }, [open]);

  return { root, open, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
