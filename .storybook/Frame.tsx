import { fontCss, themeCss } from '@vitrine/tokens';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { LocaleProvider } from '@vitrine/ui/foundation';
import { IntlProvider } from 'react-intl';
import { catalogues } from './catalogues.ts';
import { brandingOf, modeOf } from './modes.ts';
import type { Seen } from './modes.ts';
import { StageContext } from './stage.ts';

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

type Dress = Pick<Seen, 'partner' | 'mode' | 'density' | 'locale'> & { direction: Direction };

/** Dresses the document as a partner: the same style sheets the server puts into a page. */
const dress = ({ partner, mode, density, locale, direction }: Dress) => {
  const style = brandingOf({ partner, density });
  write('vitrine-theme', themeCss(style));
  write('vitrine-fonts', fontCss(style));
  const page = document.documentElement;
  page.dataset['mode'] = modeOf({ partner, mode });
  page.dataset['partner'] = partner;
  page.lang = locale === 'pseudo' ? 'en' : locale;
  page.dir = direction;
};

/** English words in a script that runs from right to left: behaviour turns over, texts and numbers stay readable. */
const turnedOver = 'en-Arab';

interface FrameProps {
  seen: Seen;
  direction: Direction;
  /** One of many on a page of documentation: the direction is then the story's, not the page's. */
  documented: boolean;
  children: ReactNode;
}

/** What surrounds every story: a partner, a locale, their words, a direction, somebody who looks. */
export const Frame = ({ seen, direction, documented, children }: FrameProps) => {
  const { partner, mode, density, locale, stage } = seen;
  const across = documented ? 'ltr' : direction;
  useLayoutEffect(
    () => dress({ partner, mode, density, locale, direction: across }),
    [partner, mode, density, locale, across],
  );
  const language = locale === 'pseudo' ? 'en' : locale;
  return (
    <IntlProvider locale={language} messages={catalogues[locale]}>
      <LocaleProvider locale={direction === 'rtl' ? turnedOver : language}>
        <StageContext value={stage}>
          {documented && direction === 'rtl' ? <div dir="rtl">{children}</div> : children}
        </StageContext>
      </LocaleProvider>
    </IntlProvider>
  );
};
