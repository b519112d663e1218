import type { APIRequestContext } from '@playwright/test';
import { shop } from './shop.ts';

export const ask = (request: APIRequestContext, hash: string, path: string) =>
  request.get(shop.url + path, { headers: { 'x-account-hash': hash } });

/** What the sitemap of an account lists in its own language. */
export const pathsOf = async (request: APIRequestContext, hash: string): Promise<string[]> => {
  const text = await (await ask(request, hash, '/sitemap.xml')).text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
  return addresses.filter(({ search }) => search === '').map(({ pathname }) => pathname);
};

/** The brand comes last: journeys take its name from there. */
export const kinds: Readonly<Record<string, RegExp>> = {
  event: /^\/project\/(?:special\/)?[^/]+$/,
  segment: /^\/project\/(?:special\/)?[^/]+\/[^/]+$/,
  'segment of no event': /^\/made-by-hand$/,
  directory: /^\/brands$/,
  'directory of a segment': /^\/brands\/.+/,
  'who we are': /^\/whoweare$/,
  campaign: /^\/(?:hkhparis|connectedcollaboration|totheworld)$/,
  register: /^\/register$/,
  'brand on a single page': /^\/brand\/[^/]+$/,
  brand: /^\/(?!made-by-hand|brands|whoweare|register|hkhparis|connectedcollaboration|totheworld)[^/]+$/,
};

/** What not every account has. */
const rare = ['campaign', 'brand on a single page'];

/** The first address of each kind of public screen beside the landing page. */
export const oneOfEach = async (request: APIRequestContext, hash: string): Promise<string[]> => {
  const paths = await pathsOf(request, hash);
  return Object.entries(kinds).flatMap(([kind, pattern]) => {
    const path = paths.find((each) => pattern.test(each));
    if (path === undefined && !rare.includes(kind)) throw new Error(`The sitemap of ${hash} lists no ${kind}.`);
    return path ?? [];
  });
};
