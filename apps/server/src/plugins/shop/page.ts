import { fontCss, themeCss } from '@vitrine/tokens';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';
import { colourOf, iconOf } from '../../modules/shared/account/icon.ts';
import { escapeHtml, escapeJson } from '../../platform/escape.ts';
import { meta } from './facts.ts';
import { noncePlace } from './packedPage.ts';
import type { PageParts } from './parts.ts';
import { deferProgram, renderedScript } from './renderedScript.ts';
import { lateNotice, waiting, waitingCss } from './waiting.ts';

/** Fonts of every page. One with a range is loaded by the browser where the page has one of its letters. */
const fontLinks = (css: string): string[] =>
  css.split('\n').flatMap((face) => {
    const [, href] = /url\('(\/fonts\/[\w.-]+)'\)/.exec(face) ?? [];
    const isForAll = href !== undefined && !face.includes('unicode-range');
    return isForAll ? [`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`] : [];
  });

/** What the head says of an account: its title, its look, its fonts and the first data, so that no other brand flashes up. */
const head = (account: AccountRecord, { description, sheets, scripts, styles, hasToken }: PageParts): string => {
  const { style: branding } = account;
  const fonts = fontCss(branding);
  return [
    ...(hasToken ? [renderedScript] : []),
    ...description,
    meta('name', 'theme-color', colourOf(branding, 'ground')),
    `<link rel="icon" href="${escapeHtml(iconOf(account).path)}" type="image/svg+xml">`,
    `<meta property="csp-nonce" nonce="${noncePlace}" content="${noncePlace}">`,
    ...fontLinks(fonts),
    ...sheets.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
    `<style nonce="${noncePlace}">${[fonts, themeCss(branding), waitingCss, styles].filter(Boolean).join('\n')}</style>`,
  ].join('\n    ');
};

const sheetLink = /<link rel="stylesheet"[^<>]*>/g;
const addressIn = / href="([^"]*)"/;

const classesIn = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/)));

/**
 * Puts what a page needs of its style sheets in front of their links: a rendered page waits for no other answer before its first paint. A
 * disabled link is not fetched before the program, and tells it that the sheet is there.
 */
const inlineSheets = async (page: string, rulesOf: PageParts['rulesOf']): Promise<string> => {
  const paths = [...page.matchAll(sheetLink)].map(([link]) => addressIn.exec(link)?.[1] ?? '');
  const rules = new Map(await Promise.all(paths.map(async (path) => [path, await rulesOf(path)] as const)));
  const classes = classesIn(page);
  const found = paths.map((path) => rules.get(path)?.(classes) ?? '').join('');
  // One element for all: each nonce interrupts what is packed.
  let isFirst = true;
  return page.replace(sheetLink, (link) => {
    const path = addressIn.exec(link)?.[1] ?? '';
    if (!rules.get(path)) return link;
    const before = isFirst ? `<style nonce="${noncePlace}">${found}</style>` : '';
    isFirst = false;
    return `${before}<link rel="stylesheet" href="${path}" disabled>`;
  });
};

const place = '<!--account-->';
const defaultIcon = /\s{0,9}<link rel="icon"[^<>]*>/;
const root = '<div id="root"></div>';

/** The element that React draws in: with markup it takes over, or with the account's mark until it has drawn. The program's data comes after what is shown. */
const rootOf = (account: AccountRecord, { markup, language, user, boot }: PageParts): string => {
  const pricelist = user?.pricelist ? ` data-pricelist="${user.pricelist}"` : '';
  const owner = user ? ` data-user="${user.id}"${pricelist}` : '';
  const drawn =
    markup === null
      ? `<div id="root">${waiting(account)}</div>`
      : `${renderedScript}<div id="root" data-rendered="${language}"${owner}>${markup}</div>\n    ${lateNotice(language)}`;
  return `${drawn}\n    <script type="application/json" id="vitrine-boot">${escapeJson(boot)}</script>`;
};

/** The built page made the account's own. */
export const renderPage = async (template: string, account: AccountRecord, parts: PageParts): Promise<string> => {
  const own = template
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${languageTag(parts.language)}" data-mode="${account.style.mode}"`,
    )
    .replace(defaultIcon, '')
    .replace(root, () => rootOf(account, parts));
  // What the template links already is linked once.
  const isNew = (path: string): boolean => !own.includes(`"${path}"`);
  const content = head(account, {
    ...parts,
    sheets: parts.sheets.filter(isNew),
    scripts: parts.scripts.filter(isNew),
  });
  const page = own.includes(place)
    ? own.replace(place, () => content)
    : own.replace('</head>', () => `${content}\n</head>`);
  return parts.markup === null ? page : deferProgram(await inlineSheets(page, parts.rulesOf));
};
