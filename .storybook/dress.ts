import { fontCss, themeCss } from '@vitrine/tokens';
import { brandingOf, modeOf } from './modes.ts';
import type { Seen } from './modes.ts';

export type Direction = 'ltr' | 'rtl';

const sheet = (id: string): HTMLStyleElement => {
  const found = document.getElementById(id);
  if (found instanceof HTMLStyleElement) return found;
  const made = document.createElement('style');
  made.id = id;
  document.head.append(made);
  return made;
};

const write = (id: string, css: string) => {
  const element = sheet(id);
  if (element.textContent !== css) element.textContent = css;
};

const sheets = new Map<string, { theme: string; fonts: string }>();

/** Kept, for the search for legible colours takes a while and tests change clothes a thousand times. */
const sheetsOf = (look: Pick<Seen, 'partner' | 'density'>) => {
  const key = JSON.stringify([look.partner, look.density]);
  const style = brandingOf(look);
  const found = sheets.get(key) ?? { theme: themeCss(style), fonts: fontCss(style) };
  sheets.set(key, found);
  return found;
};

type Dress = Pick<Seen, 'partner' | 'mode' | 'density' | 'locale'> & { direction: Direction };

/** Dresses the document as a partner: the same style sheets the server puts into a page. */
export const dress = ({ partner, mode, density, locale, direction }: Dress) => {
  const { theme, fonts } = sheetsOf({ partner, density });
  write('vitrine-theme', theme);
  write('vitrine-fonts', fonts);
  const page = document.documentElement;
  page.dataset['mode'] = modeOf({ partner, mode });
  page.dataset['partner'] = partner;
  page.lang = locale === 'pseudo' ? 'en' : locale;
  page.dir = direction;
};
