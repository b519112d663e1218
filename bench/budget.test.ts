import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

const dist = new URL('../apps/web/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;

const KB = 1000;

/** Files that a chunk cannot do without, itself included. */
const needs = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) needs(next, seen);
  return seen;
};

const keyOf = (part: string): string => {
  const key = Object.keys(manifest).find((name) => name.includes(part) && manifest[name]?.file.endsWith('.js'));
  if (!key) throw new Error(`The build has no chunk named like '${part}'.`);
  return key;
};

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

const filesOf = (...parts: string[]): string[] => [
  ...new Set([entry, ...parts.map(keyOf)].flatMap((key) => [...needs(key)])),
];

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0) / KB;

/** What the browser runs before the screen can be painted, gzipped. */
const initial = (...parts: string[]): number => sizeOf(filesOf(...parts));

const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));

const sheetsOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => chunkOf.get(file)?.css ?? [])),
];

const shell = ['shared/connected/shell/SignedInHeader', 'messages/en/first', 'messages/en/rest'];
const office = [...shell, 'office/route', 'messages/en/admin'];

/** What each screen of users may load before it answers a press: scripts, style sheets, and kB of scripts. */
const screens: Record<string, { parts: string[]; scripts: number; styles: number; kB: number }> = {
  'the directory': { parts: [...shell, 'shop/brands/route'], scripts: 27, styles: 13, kB: 284 },
  'a desk': { parts: [...shell, 'shop/brands/route', 'shop/brands/SellersDesk'], scripts: 35, styles: 16, kB: 292 },
  products: { parts: [...shell, 'shop/collection/route'], scripts: 68, styles: 32, kB: 361 },
  'a product': { parts: [...shell, 'shop/product/route'], scripts: 49, styles: 24, kB: 271 },
  'the cart': { parts: [...shell, 'shop/cart/route'], scripts: 60, styles: 21, kB: 297 },
  orders: { parts: [...shell, 'shop/order/route'], scripts: 63, styles: 24, kB: 283 },
  registrations: {
    parts: [...office, 'office/staff/registrations/Registrations.tsx'],
    scripts: 49,
    styles: 17,
    kB: 326,
  },
  'brands of the marketplace': {
    parts: [...office, 'office/staff/brands/Brands.tsx'],
    scripts: 52,
    styles: 18,
    kB: 332,
  },
  'all orders': { parts: [...office, 'office/staff/orders/AllOrders.tsx'], scripts: 59, styles: 20, kB: 334 },
  people: { parts: [...office, 'office/staff/people/People.tsx'], scripts: 47, styles: 17, kB: 328 },
  mails: { parts: [...office, 'office/staff/mails/Mails.tsx'], scripts: 47, styles: 17, kB: 326 },
  charts: { parts: [...office, 'office/parts/sizeCharts/Charts.tsx'], scripts: 34, styles: 13, kB: 253 },
  'the branding': { parts: [...office, 'office/staff/branding/Branding.tsx'], scripts: 41, styles: 13, kB: 263 },
  "a brand's orders": { parts: [...office, 'office/brand/orders/Orders.tsx'], scripts: 55, styles: 19, kB: 332 },
  "a brand's page": { parts: [...office, 'office/brand/page/BrandPage.tsx'], scripts: 53, styles: 17, kB: 274 },
  'collections of a brand': {
    parts: [...office, 'office/brand/collections/Collections.tsx'],
    scripts: 51,
    styles: 18,
    kB: 329,
  },
  'products of a brand': { parts: [...office, 'office/brand/products/Products.tsx'], scripts: 50, styles: 19, kB: 329 },
  'the product table': {
    parts: [...office, 'office/brand/products/table/ProductTable.tsx'],
    scripts: 43,
    styles: 12,
    kB: 273,
  },
  stock: { parts: [...office, 'office/brand/stock/StockByWindow.tsx'], scripts: 55, styles: 16, kB: 341 },
  'price lists': { parts: [...office, 'office/brand/pricelists/Pricelists.tsx'], scripts: 41, styles: 14, kB: 259 },
  reports: { parts: [...office, 'office/brand/reports/Reports.tsx'], scripts: 53, styles: 20, kB: 340 },
  'the log': { parts: [...office, 'office/staff/log/Log.tsx'], scripts: 54, styles: 17, kB: 328 },
};

describe('the size of the shop', () => {
  it('keeps the initial JavaScript of the landing page, whatever its hero, within 125.6 KB gz (D-111)', () => {
    for (const locale of ['en', 'pt-BR'])
      expect(initial('shop/landing/route', `messages/${locale}/first`, '_hero')).toBeLessThanOrEqual(125.6);
  });

  it.each(Object.entries(screens))('keeps what users load for %s within its limits', (_name, limits) => {
    const files = filesOf(...limits.parts);
    const found = { scripts: files.length, styles: sheetsOf(files).length, kB: Math.ceil(sizeOf(files)) };
    expect(found).toEqual({
      scripts: Math.min(found.scripts, limits.scripts),
      styles: Math.min(found.styles, limits.styles),
      kB: Math.min(found.kB, limits.kB),
    });
  });

  it('keeps screens behind login, their words and the API client out of it', () => {
    const files = [...needs(entry), ...needs(keyOf('shop/landing/route'))];
    for (const part of [
      'shop/cart/route',
      'shop/order/route',
      'preview/Pattern',
      'messages/en/rest',
      'messages/en/studio',
      'fetchBoot',
    ])
      expect(files).not.toContain(manifest[keyOf(part)]?.file);
  });
});
