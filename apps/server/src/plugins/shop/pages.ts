import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';
import { toAccountResponse } from '../../modules/shared/account/mapper.ts';
import { pageSessionOf } from '../../modules/shared/auth/pageCookie.ts';
import { createAddresses } from './addresses.ts';
import { hasEntryToken, readHints } from './hints.ts';
import { createOwnCalls, readSegments } from './ownCalls.ts';
import { packPage } from './packedPage.ts';
import type { PackedPage } from './packedPage.ts';
import { renderPage } from './page.ts';
import { pageParts } from './parts.ts';
import type { Finders, UserParts } from './parts.ts';
import type { Boot, Programs } from './program.ts';
import { createRenderer } from './renderer.ts';
import { sitemap } from './searchEngines.ts';

/** A page as it is sent, but for the nonce. */
interface Page {
  packed: PackedPage;
  status: 200 | 404;
  /** Something of its user is in it. */
  isOwn: boolean;
}

/** What tells the pages of an account apart. */
interface PageKey {
  language: Language;
  /** Null where no screen is rendered. */
  path: string | null;
  /** Null for visitors. */
  start: Programs | null;
  hasToken: boolean;
}

/** Pages that are held for each account, so that addresses nobody links to cannot fill the memory. */
const MAX_PAGES = 200;

/** Keeps pages for the visitors of the next seconds: for as long as the record of their account is held. */
const createCache = <T>() => {
  const kept = new WeakMap<AccountRecord, Map<string, Promise<T>>>();
  return (account: AccountRecord, key: string, create: () => Promise<T>): Promise<T> => {
    const own = kept.get(account) ?? new Map<string, Promise<T>>();
    kept.set(account, own);
    const held = own.get(key);
    if (held) return held;
    const made = create();
    if (own.size < MAX_PAGES) own.set(key, made);
    made.catch(() => own.delete(key));
    return made;
  };
};

const isWhole = (boot: Partial<Boot>): boot is Boot => boot.eventSegments !== undefined;

/** Makes the pages of all accounts, and the lists of them that search engines read. */
export const createPages = (app: FastifyInstance, template: string, finders: Finders) => {
  const { publicUrl } = app.platform.config;
  const renderer = createRenderer(app);
  const cachedPage = createCache<Page>();
  const cachedSitemap = createCache<string | null>();

  const cachedVisit = createCache<Awaited<ReturnType<typeof readVisit>>>();

  const readVisit = async (account: AccountRecord, language: Language) => {
    const ownCalls = createOwnCalls(app, { account, language });
    const boot = { account: toAccountResponse(account), eventSegments: await readSegments(ownCalls) };
    return { boot, language, fetch: ownCalls };
  };
  const visit = (account: AccountRecord, language: Language) =>
    cachedVisit(account, language, () => readVisit(account, language));

  const makePage = async (account: AccountRecord, key: PageKey, user: UserParts | null = null): Promise<Page> => {
    const { language, path, start, hasToken } = key;
    const { boot, ...visitor } = await visit(account, language);
    const rendered = path !== null && isWhole(boot) ? await renderer.render({ ...visitor, path, boot }) : null;
    const addresses = createAddresses(publicUrl, account);
    const parts = pageParts({ account, addresses, boot, hasToken, rendered, start, user, language, ...finders });
    const html = await renderPage(template, account, parts);
    return { packed: packPage(html), status: rendered === 'missing' ? 404 : 200, isOwn: user !== null };
  };

  /** What the user who opens a page sees there; null where the browser is to ask for it. */
  const readUser = async (
    account: AccountRecord,
    request: FastifyRequest,
    { id, language, pricelist }: { id: number; language: Language; pricelist: number | null },
  ): Promise<UserParts | null> => {
    const session = await pageSessionOf(request, account);
    // The browser may know of another user than the cookie: what it says of itself has to fit.
    if (session?.viewer.memberId !== id) return null;
    const { boot } = await visit(account, language);
    if (!isWhole(boot)) return null;
    const fetch = createOwnCalls(app, { account, language, session });
    const page = await renderer.renderUser({ boot, language, fetch, pricelist, address: request.url });
    return page && { id, pricelist, page };
  };

  return {
    pageFor: async (account: AccountRecord, request: FastifyRequest): Promise<Page> => {
      const { language, userId, pricelist } = readHints(request, account);
      const path = userId === null ? await renderer.pathOf(request.url) : null;
      const start = userId === null ? null : await renderer.programsAt(request.url);
      const key = { language, path, start, hasToken: hasEntryToken(request.url) };
      const user =
        userId && start && !key.hasToken ? await readUser(account, request, { id: userId, language, pricelist }) : null;
      if (user) return makePage(account, key, user);
      return cachedPage(account, JSON.stringify(key), () => makePage(account, key));
    },
    /** Null where the shop was built without its program for the server. */
    sitemapOf: (account: AccountRecord): Promise<string | null> =>
      cachedSitemap(account, '', async () => {
        const { boot, ...visitor } = await visit(account, account.language);
        const paths = isWhole(boot) ? await renderer.list({ ...visitor, boot }) : null;
        return paths && sitemap(paths, createAddresses(publicUrl, account));
      }),
  };
};
