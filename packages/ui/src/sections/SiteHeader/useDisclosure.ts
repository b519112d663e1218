import { useEffect, useRef, useState } from 'react';

/** Something opened by a button; Escape, a press outside or leaving it by Tab closes it again. */
export function useDisclosure<E extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const root = useRef<E>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return { root, open, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
