import type { PropsWithChildren } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { Boot, BroughtQuery } from '../../config/boot.ts';
import type { LanguageCode } from '@vitrine/api/rules';
import { App } from '../App.tsx';
import { loadCatalogue } from '../catalogue.ts';
import { completeWords, findScreen } from '../screenOf.ts';
import { renderMarkup } from './render.tsx';
import { createVisitorServices } from './services.ts';

interface Visit {
  /** As `publicPath` returned it. */
  path: string;
  boot: Pick<Boot, 'account' | 'eventSegments'>;
  language: LanguageCode;
  /** Asks the server's own calls. */
  fetch: typeof fetch;
}

interface PublicPage {
  /** The answers of the screen's queries, for the page's boot data. */
  queries: BroughtQuery[];
  /** Path of the screen's source file, as the build's manifest names it. */
  program: string;
  render: (signal: AbortSignal) => Promise<string>;
}

const base = 'http://shop.invalid';

/** The path to render for an address; null when its screen is for signed-in users, or shows something else for this query. */
export const publicPath = (address: string): string | null => {
  const { pathname, searchParams } = new URL(address, base);
  const { onServer } = findScreen(pathname)?.entry ?? {};
  return onServer && !onServer.without?.some((name) => searchParams.has(name)) ? pathname : null;
};

/** Reads the data of a public screen for a visitor; null for any other address. Rejects if a query fails. */
export const openPage = async ({ path, boot, language, fetch }: Visit): Promise<PublicPage | null> => {
  const { entry, params } = findScreen(path, boot.eventSegments) ?? {};
  if (!entry?.onServer) return null;
  const services = createVisitorServices({ boot, language, fetch });
  const [catalogue] = await Promise.all([
    loadCatalogue(language, boot.account.texts),
    ...entry.onServer.read(services, params ?? {}),
  ]);
  await completeWords(entry.words, catalogue);
  const Router = ({ children }: PropsWithChildren) => <StaticRouter location={path}>{children}</StaticRouter>;
  return {
    queries: services.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    program: entry.onServer.program,
    render: (signal) => renderMarkup(<App services={services} catalogue={catalogue} Router={Router} />, signal),
  };
};
