import type { QueryClient } from '@tanstack/react-query';
import { HtmlCleaner } from '@vitrine/ui/components/RichHtml';
import type { PropsWithChildren, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { BroughtQuery } from '../../shared/config/boot.ts';
import { withoutLanguage } from '../../shared/config/addressLanguage.ts';
import type { Services } from '../../shared/queries/services.ts';
import { App } from '../App.tsx';
import type { Catalogue } from '../catalogue.ts';

interface Drawing {
  services: Services;
  catalogue: Catalogue;
  /** Cleans HTML that somebody wrote (D-137). */
  cleanHtml: (html: string) => string;
}

/** The shop at an address. */
export const drawnAt = (address: string, { services, catalogue, cleanHtml }: Drawing): ReactNode => {
  const location = withoutLanguage(address);
  const Router = ({ children }: PropsWithChildren) => <StaticRouter location={location}>{children}</StaticRouter>;
  return (
    <HtmlCleaner value={cleanHtml}>
      <App services={services} catalogue={catalogue} Router={Router} />
    </HtmlCleaner>
  );
};

/** The answers that came, for the page's boot data. What a query starts with is the browser's own. */
export const answersIn = (queryClient: QueryClient): BroughtQuery[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' && state.dataUpdateCount > 0 })
    .map(({ queryKey, state }) => [queryKey, state.data]);

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
