import { brandingSchema, fontCss, themeCss, themes } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';
import { toBranding } from '../../modules/account/mapper.ts';
import { escapeHtml, escapeJson } from '../../platform/escape.ts';

/** Stands in a page for the nonce of the response. */
export const noncePlace = '{{nonce}}';

const brandingOf = (account: AccountRecord): Branding => {
  const parsed = brandingSchema.safeParse(account.style);
  return parsed.success ? parsed.data : themes.vitrine;
};

const fontLinks = (css: string): string[] =>
  [...css.matchAll(/url\('(\/fonts\/[\w.-]+)'\)/g)].map(
    ([, href]) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );

/** What the head says of an account: its title, its look, its fonts and the first data, so that no other brand flashes up. */
const head = (account: AccountRecord, data: object): string => {
  const branding = brandingOf(account);
  const fonts = fontCss(branding);
  return [
    `<title>${escapeHtml(account.title)}</title>`,
    `<meta property="csp-nonce" nonce="${noncePlace}" content="${noncePlace}">`,
    ...fontLinks(fonts),
    `<style nonce="${noncePlace}">${fonts}\n${themeCss(branding)}</style>`,
    `<script type="application/json" id="vitrine-boot">${escapeJson({ account: toBranding(account), ...data })}</script>`,
  ].join('\n    ');
};

const place = '<!--account-->';

/** The built page made the account's own. `data` goes into the boot data beside the account. */
export const renderPage = (template: string, account: AccountRecord, data: object = {}): string => {
  const own = template.replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(account.language)}"`);
  const content = head(account, data);
  return own.includes(place) ? own.replace(place, () => content) : own.replace('</head>', () => `${content}\n</head>`);
};
