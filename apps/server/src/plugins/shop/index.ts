import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRecord } from '../../domain/account.ts';
import { notFound, Refusal } from '../../domain/refusal.ts';
import { toAccountResponse } from '../../modules/account/mapper.ts';
import { accountOf } from '../../platform/entry.ts';
import { shopPolicy } from '../../platform/policies.ts';
import { readFonts, readShop, sendAsset } from './assets.ts';
import { sendCompressed } from './compress.ts';
import { readHints } from './hints.ts';
import { createOwnCalls, readSegments } from './ownCalls.ts';
import { noncePlace, renderPage } from './page.ts';
import { pageParts } from './parts.ts';
import { createRenderer } from './renderer.ts';
import type { Boot } from './renderer.ts';
import { createScriptFinder } from './scripts.ts';
import { createSheetFinder } from './sheets.ts';
import { unknownShopPage } from './unknownShop.ts';

const apiPaths = /^\/(?:v\d+|api|o)(?:\/|$)/;
const filePaths = /^\/(?:assets|fonts|media)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

/** Pages that are held for each account, so that addresses nobody links to cannot fill the memory. */
const MAX_PAGES = 200;

/** Keeps pages for the visitors of the next seconds: for as long as the record of their account is held. */
const createPageCache = () => {
  const pages = new WeakMap<AccountRecord, Map<string, Promise<string>>>();
  return (account: AccountRecord, key: string, create: () => Promise<string>): Promise<string> => {
    const own = pages.get(account) ?? new Map<string, Promise<string>>();
    pages.set(account, own);
    const held = own.get(key);
    if (held) return held;
    const page = create();
    if (own.size < MAX_PAGES) own.set(key, page);
    page.catch(() => own.delete(key));
    return page;
  };
};

/** Where the shop of an account reports to (D-105, D-106). */
const reportOrigins = (account: AccountRecord): string[] => {
  const { analytics_url, marketing_url } = toAccountResponse(account);
  return [analytics_url, marketing_url].flatMap((url) => (url === null ? [] : [new URL(url).origin]));
};

const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  reports: readonly string[] = [],
): Promise<FastifyReply> => {
  const nonce = randomBytes(16).toString('base64');
  reply
    .header('content-security-policy', shopPolicy(nonce, reports))
    // One visitor's own: it carries the nonce of this answer, and depends on the host, the header and the browser's hints.
    .header('cache-control', 'private, no-cache')
    .header('vary', 'host, x-account-hash, cookie, accept-encoding')
    .type('text/html; charset=utf-8');
  return sendCompressed(request, reply, page.replaceAll(noncePlace, nonce));
};

const isWhole = (boot: Partial<Boot>): boot is Boot => boot.eventSegments !== undefined;

const noAccount = (error: unknown): undefined => {
  if (!(error instanceof Refusal && error.status === 404)) throw error;
};

/** The built shop: its files, and for every address of the app one page in the account's look. */
export const shop = async (app: FastifyInstance): Promise<void> => {
  const { webDist } = app.platform.config;
  const built = webDist === null ? new Map<string, never>() : await readShop(webDist);
  const template = built.get('/index.html')?.plain.toString('utf8');
  const assets = new Map([...(await readFonts()), ...built]);
  assets.delete('/index.html');
  const renderer = createRenderer(app);
  const finders = { sheetsOf: createSheetFinder(built), scriptsOf: await createScriptFinder(webDist) };
  const cached = createPageCache();

  const pageFor = async (account: AccountRecord, request: FastifyRequest): Promise<string> => {
    const { language, isSignedIn } = readHints(request.headers.cookie, account);
    const path = isSignedIn ? null : await renderer.pathOf(request.url);
    return cached(account, `${language} ${path}`, async () => {
      const ownCalls = createOwnCalls(app, account, language);
      const boot = { account: toAccountResponse(account), eventSegments: await readSegments(ownCalls) };
      const rendered = path && isWhole(boot) ? await renderer.render({ path, boot, language, fetch: ownCalls }) : null;
      return renderPage(template ?? '', account, pageParts(boot, rendered, finders));
    });
  };

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const asset = assets.get(path);
    if (asset) return sendAsset(request, reply, asset);
    if (template === undefined || apiPaths.test(path) || filePaths.test(path)) throw notFound();
    const account = await accountOf(request).catch(noAccount);
    if (!account)
      return sendPage(request, reply.status(404), unknownShopPage(request.headers['accept-language'], noncePlace));
    return sendPage(request, reply, await pageFor(account, request), reportOrigins(account));
  });
};
