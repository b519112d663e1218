import type { FastifyInstance } from 'fastify';
import type { Language } from '../../domain/language.ts';
import { cleanHtmlForPage } from '../../platform/cleanHtml.ts';
import { createConcurrencyLimit } from '../../platform/concurrencyLimit.ts';
import { programLoader } from './program.ts';
import type { Programs, PublicPage, UserPage, UserVisit, Visit, Visitor } from './program.ts';

/** What a public screen adds to the page. */
export interface Rendered extends Pick<PublicPage, 'facts' | 'queries' | 'program' | 'words'> {
  language: Language;
  /** Null when the screen could not be rendered: the page then comes without markup. */
  markup: string | null;
}

/** No visitor waits longer for the data of a page, nor for its markup. */
const RENDER_LIMIT_MS = 1000;

const NOT_FOUND = 404;

/** Pages of users that are made at once: most of their time they wait for the database. */
const USER_SLOTS = 4;

const withLimit = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
  return Promise.race([
    work(signal),
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
};

/** The status of a call that was refused; undefined for any other failure. */
const refusalOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error && error.name === 'ApiError')) return undefined;
  const status = Number((error as { status?: number }).status);
  return status < 500 ? status : undefined;
};

/** Queries of addresses may have what nobody else should read. */
const pathOf = ({ address }: Pick<UserVisit, 'address'>): string => address.split('?')[0] ?? '';

/** Why a page comes without its screen: nothing is at the address, the screen is not for this visitor, or reading its data failed. */
export type Absence = 'missing' | 'elsewhere' | 'failed';

export interface Renderer {
  /** The path to render for an address; null when its screen is not rendered. */
  pathOf: (address: string) => Promise<string | null>;
  /** What the page of a user starts with at an address; null where the program finds it by itself. */
  programsAt: (address: string) => Promise<Programs | null>;
  /** Renders a path of `pathOf`. */
  render: (visit: Omit<Visit, 'cleanHtml'>) => Promise<Rendered | Absence>;
  /** Reads and renders what a user sees at an address of `programsAt`; null where it is not to be had in time. */
  renderUser: (visit: Omit<UserVisit, 'cleanHtml' | 'signal'>) => Promise<UserPage | null>;
  /** Paths of all public pages of an account; null where the shop was built without its program for the server. */
  list: (visitor: Visitor) => Promise<string[] | null>;
}

/**
 * Renders public screens with the web app's own program, one at a time. A failure is logged and leaves the markup out: the page then
 * works as one for signed-in users does.
 */
export const createRenderer = (app: FastifyInstance): Renderer => {
  const { webDist, pageAnswersMs } = app.platform.config;
  const load = programLoader(webDist);
  const inTurn = createConcurrencyLimit({ slots: 1, queue: 16, patience: RENDER_LIMIT_MS });

  const usersInTurn = createConcurrencyLimit({ slots: USER_SLOTS, queue: 16, patience: pageAnswersMs });

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
    programsAt: async (address) => (await load())?.programsAt(address) ?? null,
    list: async (visitor) => (await load())?.listPages(visitor) ?? null,
    renderUser: async (visit) => {
      if (pageAnswersMs === 0) return null;
      const signal = AbortSignal.timeout(pageAnswersMs);
      const open = async () => (await load())?.openUserPage({ ...visit, signal, cleanHtml: cleanHtmlForPage }) ?? null;
      try {
        return await usersInTurn('small', open, { signal });
      } catch (error) {
        const level = signal.aborted ? 'debug' : 'error';
        app.log[level]({ err: error, path: pathOf(visit) }, 'The page of a user was sent without its answers.');
        return null;
      }
    },
    render: async (visit) => {
      const { path, language } = visit;
      try {
        const page = await withLimit(async () => (await load())?.openPage({ ...visit, cleanHtml: cleanHtmlForPage }));
        if (!page) return 'elsewhere';
        const { facts, queries, program, words } = page;
        return { facts, queries, language, program, words, markup: await markupOf(page, path) };
      } catch (error) {
        // What does not exist, or is not for visitors, is no failure: the page itself says so.
        const status = refusalOf(error);
        const level = status === undefined ? 'error' : 'debug';
        app.log[level]({ err: error, path }, 'The data of a public screen was not read. The page was sent without it.');
        if (status === undefined) return 'failed';
        return status === NOT_FOUND ? 'missing' : 'elsewhere';
      }
    },
  };
};
