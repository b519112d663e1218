import { preferredLanguage, languageTag } from '../../domain/language.ts';
import { t } from './words.ts';

const css =
  'html{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:0;min-block-size:100vh;display:grid;place-content:center;padding:2rem;text-align:center}';

/** The page of an address that leads to no account, such as any of an installation without one. It has no account's look. */
export const unknownShopPage = (acceptLanguage: string | undefined, nonce: string): string => {
  const language = preferredLanguage(acceptLanguage, 'en');
  const sentence = t(language, 'unknownShop');
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><style nonce="${nonce}">${css}</style></head><body><main><p>${sentence}</p></main></body></html>`;
};
