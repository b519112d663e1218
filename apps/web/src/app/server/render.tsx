import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** React announces every picture at once. The browser finds them by itself, and those out of sight can wait. */
const announcements = /^(?:<link rel="preload"[^<>]*>)+/;

/**
 * Markup of an element once nothing in it waits any more. Rejects when any part of it failed, or when `signal` aborts: half a page is never
 * sent. Every part stays where it belongs, so that the markup needs no inline script.
 */
export const renderMarkup = async (element: ReactNode, signal: AbortSignal): Promise<string> => {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return markup.replace(announcements, '');
};
