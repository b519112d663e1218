import { skipToken, type Query, type QueryObserverOptions } from '@tanstack/react-query';
import type { BroughtQuery } from '../../shared/config/boot.ts';
import type { Services } from '../../shared/queries/services.ts';
import { loadCatalogue } from '../catalogue.ts';
import { completeWords, findScreen } from '../screenOf.ts';
import { answersIn, drawnAt, renderMarkup } from './render.tsx';
import { createServerServices, type ServerOptions } from './services.ts';

interface UserVisit extends ServerOptions {
  /** An address of `programsAt`. */
  address: string;
  /** The price list that they chose last, as their browser keeps it. */
  pricelist: number | null;
  /** Cleans HTML that somebody wrote (D-137). */
  cleanHtml: (html: string) => string;
  /** No answer is waited for after it aborts. */
  signal: AbortSignal;
}

interface UserPage {
  /** The answers that came in time, for the page's boot data. */
  queries: BroughtQuery[];
  /** The screen with all of its answers; null if one failed or came too late. */
  markup: string | null;
}

/** An answer shows what else is to be asked for. Screens do so twice at most. */
const MOST_ROUNDS = 4;

/** Puts who asks into the session, as the browser does when they sign in. */
const enter = async (
  { session, storage, queries, queryClient }: Services,
  { pricelist }: Pick<UserVisit, 'pricelist'>,
): Promise<void> => {
  const [user, { stage }] = await Promise.all([
    queryClient.fetchQuery(queries.session.user()),
    queryClient.fetchQuery(queries.session.status()),
  ]);
  session.enter(user);
  session.setStage(stage);
  // The notice of a stage opens once in a session, which only the browser knows.
  storage.set('seenStage', stage);
  storage.set('pricelist', pricelist === null ? null : String(pricelist));
};

/** Whether a screen that was drawn waits for the answer: what is asked for only later, or never here, is no part of its page. */
const isAsked = (query: Query): boolean => {
  const { enabled, queryFn } = query.options as QueryObserverOptions;
  const isEnabled = typeof enabled === 'function' ? enabled(query) : enabled !== false;
  const { dataUpdatedAt, errorUpdatedAt } = query.state;
  return isEnabled && queryFn !== undefined && queryFn !== skipToken && dataUpdatedAt === 0 && errorUpdatedAt === 0;
};

/** Rejects when `signal` aborts first. */
const inTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const stop = (): void => reject(signal.reason as Error);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
    }),
  ]);

/**
 * Draws a screen, asks for what it asks for, and draws it again until nothing is missing. Null if an answer failed or came too late: the browser
 * then draws what it has, and asks for the rest.
 */
const drawWithAnswers = async (
  { queryClient }: Services,
  draw: () => Promise<string>,
  signal: AbortSignal,
): Promise<string | null> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const markup = await draw();
    const asked = queryClient.getQueryCache().getAll().filter(isAsked);
    if (asked.length === 0) return markup;
    await inTime(Promise.allSettled(asked.map((query) => query.fetch())), signal).catch(() => undefined);
    if (signal.aborted || !asked.every(({ state }) => state.status === 'success')) return null;
  }
  return null;
};

/** What a user sees first at an address; null if the screen leads them elsewhere. Rejects if nobody is signed in, or who it is comes too late. */
export const openUserPage = async ({
  address,
  pricelist,
  cleanHtml,
  signal,
  ...options
}: UserVisit): Promise<UserPage | null> => {
  const { boot, language } = options;
  const { pathname } = new URL(address, 'http://shop.invalid');
  const { entry, params = {} } = findScreen(pathname, boot) ?? {};
  const services = createServerServices(options);
  await inTime(enter(services, { pricelist }), signal);
  if (!entry || (entry.guard?.(services, params, address) ?? null) !== null) return null;
  const catalogue = await loadCatalogue(language, boot.account.texts);
  await completeWords(entry.words, catalogue);
  await catalogue.complete();
  const screen = drawnAt(address, { services, catalogue, cleanHtml });
  const markup = await drawWithAnswers(services, () => renderMarkup(screen, AbortSignal.timeout(1000)), signal);
  return { queries: answersIn(services.queryClient), markup };
};
