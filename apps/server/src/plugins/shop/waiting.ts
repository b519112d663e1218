import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';
import { escapeHtml } from '../../platform/escape.ts';
import { t } from './words.ts';

/**
 * Style of what stands on the page until the app has drawn itself, on the account's ground even where no style sheet arrives. A quick start
 * never shows it; when the program does not come at all, the page says so after ten seconds.
 */
export const waitingCss = [
  'html{background:var(--v-color-ground);color:var(--v-color-ink)}',
  '.v-waiting{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;gap:1.5rem;padding:2rem;text-align:center;animation:v-appear .2s .4s both}',
  '.v-waiting-name{font-family:var(--v-font-display-family);font-weight:var(--v-font-display-weight);font-size:var(--v-display-lg);letter-spacing:var(--v-font-display-tracking);text-transform:var(--v-font-display-transform)}',
  '.v-waiting-name img{max-block-size:3.5rem}',
  '.v-waiting-late{color:var(--v-color-ink-muted);animation:v-appear .2s 10s both}',
  '.v-waiting-late a{color:var(--v-color-ink-brand);text-decoration:underline}',
  '.v-late{position:fixed;inset-block-end:0;inset-inline:0;z-index:9;text-align:center;color:var(--v-color-ink);pointer-events:none}',
  '.v-late p{padding:.75rem 1rem;background:var(--v-color-ground);pointer-events:auto}',
  '@media (scripting:none){.v-waiting-late{display:none}}',
  '@keyframes v-appear{from{opacity:0;visibility:hidden}}',
].join('\n');

const markOf = (account: AccountRecord): string => {
  const logo = account.style.mode === 'dark' ? (account.logoDark ?? account.logo) : account.logo;
  const name = escapeHtml(account.name);
  return logo === null ? name : `<img src="${escapeHtml(logo)}" alt="${name}">`;
};

const needsScript = (language: Language): string => `<noscript><p>${t(language, 'noScript')}</p></noscript>`;

const lateText = (language: Language): string =>
  `<p class="v-waiting-late">${t(language, 'late')} <a href="">${t(language, 'again')}</a></p>`;

/** The account's own mark on its own ground: never another brand, also while the program is on its way, or lost. */
export const waiting = (account: AccountRecord): string =>
  `<div class="v-waiting"><p class="v-waiting-name">${markOf(account)}</p>${needsScript(account.language)}${lateText(account.language)}</div>`;

/** Below a rendered screen, which can be read but not used until its program is there. The program removes it. */
export const lateNotice = (language: Language): string =>
  `<div class="v-late" id="vitrine-late">${needsScript(language)}${lateText(language)}</div>`;
