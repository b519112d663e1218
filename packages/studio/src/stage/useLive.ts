import { useEffect, useRef, useState } from 'react';

/**
 * Whether a frame can be used. It is out of reach until somebody points at it or goes into it: what it shows cannot take the
 * focus by itself, as dialogs do, and Tab does not wade through a whole marketplace. Escape leads back to the button.
 */
export const useLive = () => {
  const frame = useRef<HTMLIFrameElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [isPointed, setPointed] = useState(false);
  const [isEntered, setEntered] = useState(false);

  useEffect(() => {
    if (isEntered) frame.current?.focus();
  }, [isEntered]);

  useEffect(() => {
    const view = page?.defaultView;
    if (!view) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) openButton.current?.focus();
    };
    view.addEventListener('focus', () => setEntered(true), { signal });
    view.addEventListener('blur', () => setEntered(false), { signal });
    page.addEventListener('keydown', escape, { signal });
    return () => stopped.abort();
  }, [page]);

  return {
    frame,
    openButton,
    isLive: isPointed || isEntered,
    setPage,
    enter: () => setEntered(true),
    pointed: { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false) },
  };
};
