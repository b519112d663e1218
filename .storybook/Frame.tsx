import { fontCss, themeCss, themes } from '@vitrine/tokens';
import type { Mode, ThemeName } from '@vitrine/tokens';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { LocaleProvider } from '@vitrine/ui/foundation';
import { IntlProvider } from 'react-intl';
import { catalogues } from './catalogues.ts';
import type { Locale } from './modes.ts';

export interface FrameGlobals {
  partner: ThemeName;
  mode: Mode | 'own';
  locale: Locale;
}

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

/** Dresses the document as a partner: the same style sheets the server puts into a page. */
const dress = ({ partner, mode, locale }: FrameGlobals) => {
  const style = themes[partner];
  write('vitrine-theme', themeCss(style));
  write('vitrine-fonts', fontCss(style));
  document.documentElement.dataset['mode'] = mode === 'own' ? style.mode : mode;
  document.documentElement.dataset['partner'] = partner;
  document.documentElement.lang = locale === 'pseudo' ? 'en' : locale;
};

/** What surrounds every story: a partner, a locale, their words. */
export const Frame = ({ children, ...globals }: FrameGlobals & { children: ReactNode }) => {
  const { partner, mode, locale } = globals;
  useLayoutEffect(() => dress({ partner, mode, locale }), [partner, mode, locale]);
  const language = locale === 'pseudo' ? 'en' : locale;
  return (
    <IntlProvider locale={language} messages={catalogues[locale]}>
      <LocaleProvider locale={language}>{children}</LocaleProvider>
    </IntlProvider>
  );
};
