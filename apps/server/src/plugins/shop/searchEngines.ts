import { languageCodes } from '@vitrine/api/rules';
import type { AccountRecord } from '../../domain/account.ts';
import { escapeHtml } from '../../platform/escape.ts';
import type { Addresses } from './addresses.ts';

/** What robots may read of an account (RFC 9309). Pages that are not public say so themselves, for which a robot must read them. */
export const robotsText = ({ hiddenFromSearch }: AccountRecord, addresses: Addresses): string =>
  hiddenFromSearch
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow:\n\nSitemap: ${addresses.of('/sitemap.xml')}\n`;

/** The most a sitemap may list. */
const MOST_ADDRESSES = 50_000;

const entry = (address: string, alternates: string): string =>
  `<url><loc>${escapeHtml(address)}</loc>${alternates}</url>`;

/** Every public page in every language, each with its other languages (sitemaps.org). */
export const sitemap = (pages: readonly string[], addresses: Addresses): string => {
  const entries = pages.slice(0, Math.floor(MOST_ADDRESSES / languageCodes.length)).flatMap((path) => {
    const alternates = addresses
      .alternates(path)
      .map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}"/>`)
      .join('');
    return languageCodes.map((language) => entry(addresses.in(path, language), alternates));
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
};
