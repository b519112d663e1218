import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { ScrollSync } from './scrollSync.ts';
import { mirrorStyles } from './mirrorStyles.ts';

/** A page in standards mode; without a doctype a frame would be in quirks mode. */
export const blankPage = '<!doctype html><html><head></head><body></body></html>';

/** Nothing that is tried in a preview leads away from it. */
const stay = (event: Event): void => {
  if ((event.target as Element).closest('a[href], area[href]')) event.preventDefault();
};

interface PageOptions {
  scrollSync?: ScrollSync | undefined;
  /** The frame has the theme of the page around it. */
  keepsTheme?: boolean;
  onPage: (page: Document) => void;
}

/** A frame's page with the styles of the page around it; null until it can be shown. */
export const usePage = (
  frame: RefObject<HTMLIFrameElement | null>,
  { scrollSync, keepsTheme, onPage }: PageOptions,
) => {
  const [blank, setBlank] = useState<Document | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (!blank?.defaultView) return undefined;
    const { ready, stop } = mirrorStyles(document, blank, keepsTheme);
    void ready.then(() => {
      setPage(blank);
      onPage(blank);
    });
    const stopped = new AbortController();
    blank.addEventListener('click', stay, { capture: true, signal: stopped.signal });
    blank.addEventListener('submit', (event) => event.preventDefault(), { signal: stopped.signal });
    const leave = scrollSync?.join(blank.defaultView);
    return () => {
      stop();
      stopped.abort();
      leave?.();
    };
  }, [blank, scrollSync, keepsTheme, onPage]);
  return { page, onLoad: () => setBlank(frame.current?.contentDocument ?? null) };
};
