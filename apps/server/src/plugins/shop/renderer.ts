import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../domain/language.ts';
import type { toAccountResponse } from '../../modules/account/mapper.ts';
import { createConcurrencyLimit } from '../../platform/concurrencyLimit.ts';

/** What every page brings. */
export interface Boot {
  account: ReturnType<typeof toAccountResponse>;
  eventSegments: readonly unknown[];
}

/** The web app's own program for the server, as `apps/web/src/app/server/main.tsx` exports it. */
interface Program {
  publicPath: (address: string) => string | null;
  openPage: (visit: Visit) => Promise<PublicPage | null>;
}

/** Somebody who is not signed in, at a path of `pathOf`. */
export interface Visit {
  path: string;
  boot: Boot;
  language: Language;
  /** Asks the server's own calls. */
  fetch: typeof fetch;
}

interface PublicPage {
  queries: unknown[];
  program: string;
  render: (signal: AbortSignal) => Promise<string>;
}

/** What a public screen adds to the page. */
export interface Rendered {
  /** For the boot data. */
  queries: unknown[];
  language: Language;
  /** Source file of the screen. */
  program: string;
  /** Null when the screen could not be rendered: the page then comes without markup. */
  markup: string | null;
}

/** No visitor waits longer for the data of a page, nor for its markup. */
const RENDER_LIMIT_MS = 1000;

const withLimit = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
  return Promise.race([
    work(signal),
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
};

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ApiError' && Number((error as { status?: number }).status) < 500;

/** Loads the program with the first page that needs it; null where the shop was built without one. */
const programLoader = (webDist: string | null) => {
  let program: Promise<Program | null> | undefined;
  const load = async (): Promise<Program | null> => {
    if (webDist === null) return null;
    const file = join(webDist, '.server', 'main.js');
    const isBuilt = await access(file).then(
      () => true,
      () => false,
    );
    return isBuilt ? ((await import(pathToFileURL(file).href)) as Program) : null;
  };
  return (): Promise<Program | null> => (program ??= load());
};

export interface Renderer {
  /** The path to render for an address; null when its screen is not rendered. */
  pathOf: (address: string) => Promise<string | null>;
  /** Renders a path of `pathOf`; null when its data cannot be read, as for a brand that does not exist. */
  render: (visit: Visit) => Promise<Rendered | null>;
}

/**
 * Renders public screens with the web app's own program, one at a time. Whatever goes wrong is logged and leaves markup out: the page then
 * works as one for signed-in users does.
 */
export const createRenderer = (app: FastifyInstance): Renderer => {
  const load = programLoader(app.platform.config.webDist);
  const inTurn = createConcurrencyLimit({ slots: 1, queue: 16, patience: RENDER_LIMIT_MS });

  const markupOf = async (page: PublicPage, path: string): Promise<string | null> => {
    try {
      return await inTurn('small', () => withLimit((signal) => page.render(signal)));
    } catch (error) {
      app.log.error({ err: error, path }, 'A public screen was not rendered. The page was sent without markup.');
      return null;
    }
  };

  return {
    pathOf: async (address) => (await load())?.publicPath(address) ?? null,
    render: async (visit) => {
      const { path, language } = visit;
      try {
        const page = await withLimit(async () => (await load())?.openPage(visit));
        if (!page) return null;
        const { queries, program } = page;
        return { queries, language, program, markup: await markupOf(page, path) };
      } catch (error) {
        // What does not exist, or is not for visitors, is no failure: the page itself says so.
        const level = isRefusal(error) ? 'debug' : 'error';
        app.log[level]({ err: error, path }, 'The data of a public screen was not read. The page was sent without it.');
        return null;
      }
    },
  };
};
