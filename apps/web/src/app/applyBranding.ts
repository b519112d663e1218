import { brandingSchema, fontCss, themeCss } from '@vitrine/tokens';
import type { AccountBranding } from '../shared/config/boot.ts';

/** Title and theme for a page that a plain file server delivered. Served by our own server, the page brings both. */
export const applyBranding = (document: Document, account: AccountBranding): void => {
  document.title = account.title;
  const style = brandingSchema.parse(account.style);
  document.documentElement.dataset.mode = style.mode;
  const sheet = document.createElement('style');
  sheet.textContent = `${fontCss(style)}\n${themeCss(style)}`;
  document.head.append(sheet);
};
