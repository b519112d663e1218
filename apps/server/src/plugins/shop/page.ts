import { randomBytes } from 'node:crypto';
import { fontCss, themeCss } from '@vitrine/tokens';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';
import { colourOf, iconOf } from '../../modules/account/icon.ts';
import { toAccountResponse } from '../../modules/account/mapper.ts';
import { escapeHtml, escapeJson } from '../../platform/escape.ts';
import { waiting, waitingCss } from './waiting.ts';

/** Stands in a page for the nonce of the response. Nobody can know it, so that no text of an account is taken for it. */
export const noncePlace = `nonce-${randomBytes(16).toString('hex')}`;

const fontLinks = (css: string): string[] =>
  [...css.matchAll(/url\('(\/fonts\/[\w.-]+)'\)/g)].map(
    ([, href]) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** What the head says of an account: its title, its look, its fonts and the first data, so that no other brand flashes up. */
const head = (account: AccountRecord, data: object): string => {
  const { style: branding } = account;
  const fonts = fontCss(branding);
  return [
    `<title>${escapeHtml(account.title)}</title>`,
    meta('property', 'og:title', account.title),
    meta('property', 'og:site_name', account.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', account.language),
    meta('name', 'theme-color', colourOf(branding, 'ground')),
    `<link rel="icon" href="${escapeHtml(iconOf(account).path)}" type="image/svg+xml">`,
    `<meta property="csp-nonce" nonce="${noncePlace}" content="${noncePlace}">`,
    ...fontLinks(fonts),
    `<style nonce="${noncePlace}">${fonts}\n${themeCss(branding)}</style>`,
    `<style nonce="${noncePlace}">${waitingCss}</style>`,
    `<script type="application/json" id="vitrine-boot">${escapeJson({ account: toAccountResponse(account), ...data })}</script>`,
  ].join('\n    ');
};

const place = '<!--account-->';
const houseIcon = /\s{0,9}<link rel="icon"[^<>]*>/;
const root = '<div id="root"></div>';

/** The built page made the account's own. `data` goes into the boot data beside the account. */
export const renderPage = (template: string, account: AccountRecord, data: object = {}): string => {
  const content = head(account, data);
  const own = template
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${languageTag(account.language)}" data-mode="${account.style.mode}"`,
    )
    .replace(houseIcon, '')
    .replace(root, () => `<div id="root">${waiting(account)}</div>`);
  return own.includes(place) ? own.replace(place, () => content) : own.replace('</head>', () => `${content}\n</head>`);
};
