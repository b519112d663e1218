import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRecord } from '../../domain/account.ts';
import { notFound, Refusal } from '../../domain/refusal.ts';
import { accountOf } from '../../platform/entry.ts';
import { shopPolicy } from '../../platform/policies.ts';
import { readFonts, readShop, sendAsset } from './assets.ts';
import { noncePlace, renderPage } from './page.ts';
import { pageData } from './pageData.ts';
import { unknownShopPage } from './unknownShop.ts';

const apiPaths = /^\/(?:v\d+|api|o)(?:\/|$)/;
const filePaths = /^\/(?:assets|fonts|media)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

/** Pages rendered once for the visitors of the next seconds: for as long as the record of their account is held. */
const pageCache = (render: (account: AccountRecord, withLanding: boolean) => Promise<string>) => {
  const pages = new WeakMap<AccountRecord, Map<boolean, Promise<string>>>();
  return (account: AccountRecord, withLanding: boolean): Promise<string> => {
    const own = pages.get(account) ?? new Map<boolean, Promise<string>>();
    pages.set(account, own);
    const held = own.get(withLanding);
    if (held) return held;
    const page = render(account, withLanding);
    own.set(withLanding, page);
    page.catch(() => own.delete(withLanding));
    return page;
  };
};

const sendPage = (reply: FastifyReply, page: string): FastifyReply => {
  const nonce = randomBytes(16).toString('base64');
  return (
    reply
      .header('content-security-policy', shopPolicy(nonce))
      // One visitor's own: it carries the nonce of this answer, and depends on whose host or header it was.
      .header('cache-control', 'private, no-cache')
      .header('vary', 'host, x-account-hash')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(noncePlace, nonce))
  );
};

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
  const pageFor = pageCache(async (account, withLanding) =>
    renderPage(template ?? '', account, await pageData(app, account, withLanding)),
  );

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const asset = assets.get(path);
    if (asset) return sendAsset(request, reply, asset);
    if (template === undefined || apiPaths.test(path) || filePaths.test(path)) throw notFound();
    const account = await accountOf(request).catch(noAccount);
    if (!account) return sendPage(reply.status(404), unknownShopPage(request.headers['accept-language'], noncePlace));
    return sendPage(reply, await pageFor(account, path === '/'));
  });
};
