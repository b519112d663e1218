import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRecord } from '../../domain/account.ts';
import { notFound, Refusal } from '../../domain/refusal.ts';
import { toAccountResponse } from '../../modules/shared/account/mapper.ts';
import { addVary, sendCompressed } from '../../platform/compress.ts';
import { chooseEncoding } from '../../platform/encodings.ts';
import { accountOf } from '../../platform/entry.ts';
import { shopPolicy } from '../../platform/policies.ts';
import { createAddresses } from './addresses.ts';
import { readFonts, readShop, sendAsset } from './assets.ts';
import { createNonce, noncePlace, packPage } from './packedPage.ts';
import type { PackedPage } from './packedPage.ts';
import { createPages } from './pages.ts';
import { renderedScriptHash } from './renderedScript.ts';
import { createFileFinder } from './scripts.ts';
import { robotsText } from './searchEngines.ts';
import { createRuleFinder, createSheetFinder } from './sheets.ts';
import { unknownShopPage } from './unknownShop.ts';

const apiPaths = /^\/(?:v\d+|api|o)(?:\/|$)/;
const filePaths = /^\/(?:assets|fonts|media)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

/** Where the shop of an account reports to (D-105, D-106). */
const reportOrigins = (account: AccountRecord): string[] => {
  const { analytics_url, marketing_url } = toAccountResponse(account);
  return [analytics_url, marketing_url].flatMap((url) => (url === null ? [] : [new URL(url).origin]));
};

interface Sending {
  reports?: readonly string[];
  /** Something of its user is in the page. */
  isOwn?: boolean;
}

/** Sends a page with a nonce of its own. No secret is in it, so its size reveals nothing. */
const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  { reports = [], isOwn = false }: Sending = {},
): Promise<FastifyReply> => {
  const nonce = createNonce();
  reply
    .header('content-security-policy', shopPolicy({ nonce, scriptHash: renderedScriptHash, reports }))
    // One visitor's own: it carries the nonce of this answer, and depends on the host, the header and the browser's hints.
    .header('cache-control', isOwn ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'host, x-account-hash, cookie')
    .type('text/html; charset=utf-8');
  const encoding = chooseEncoding(request);
  // A user's page is packed for this answer alone, without the places of nonces.
  const bytes = encoding && !isOwn ? await page.bytes(encoding, nonce) : null;
  if (!encoding || !bytes) return sendCompressed(request, reply, page.text(nonce));
  return addVary(reply, 'accept-encoding').header('content-encoding', encoding).send(bytes);
};

const noAccount = (error: unknown): undefined => {
  if (!(error instanceof Refusal && error.status === 404)) throw error;
};

/** The built shop: its files, and for every address of the app one page in the account's look. */
export const shop = async (app: FastifyInstance): Promise<void> => {
  const { webDist, publicUrl } = app.platform.config;
  const built = webDist === null ? new Map<string, never>() : await readShop(webDist);
  const template = built.get('/index.html')?.plain.toString('utf8');
  const assets = new Map([...(await readFonts()), ...built]);
  assets.delete('/index.html');
  const finders = {
    sheetsOf: createSheetFinder(built),
    rulesOf: createRuleFinder(built),
    filesOf: await createFileFinder(webDist),
  };
  const pages = createPages(app, template ?? '', finders);

  app.get('/robots.txt', async (request, reply) => {
    const account = await accountOf(request);
    return reply.type('text/plain; charset=utf-8').send(robotsText(account, createAddresses(publicUrl, account)));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const account = await accountOf(request);
    const text = account.hiddenFromSearch ? null : await pages.sitemapOf(account);
    if (text === null) throw notFound();
    return sendCompressed(request, reply.type('application/xml; charset=utf-8'), text);
  });

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const asset = assets.get(path);
    if (asset) return sendAsset(request, reply, asset);
    if (template === undefined || apiPaths.test(path) || filePaths.test(path)) throw notFound();
    const account = await accountOf(request).catch(noAccount);
    if (!account)
      return sendPage(
        request,
        reply.status(404),
        packPage(unknownShopPage(request.headers['accept-language'], noncePlace)),
      );
    const { packed, status, isOwn } = await pages.pageFor(account, request);
    if (account.hiddenFromSearch) reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply.status(status), packed, { reports: reportOrigins(account), isOwn });
  });
};
