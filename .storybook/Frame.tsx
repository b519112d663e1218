import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { LocaleProvider } from '@vitrine/ui/foundation';
import { IntlProvider } from 'react-intl';
import { catalogues } from './catalogues.ts';
import { dress } from './dress.ts';
import type { Direction } from './dress.ts';
import { LabelsLocale } from './labels.ts';
import type { Seen } from './modes.ts';
import { StageContext } from './stage.ts';

/** English words in a script that runs from right to left: behaviour turns over, texts and numbers stay readable. */
const turnedOver = 'en-Arab';

interface FrameProps {
  seen: Seen;
  /** What the page around it looks like: many stories share a page of documentation. */
  page: Seen;
  direction: Direction;
  /** One of many on a page of documentation: the direction is then the story's, not the page's. */
  documented: boolean;
  children: ReactNode;
}

/** What surrounds every story: a partner, a locale, their words, a direction, somebody who looks. */
export const Frame = ({ seen, page, direction, documented, children }: FrameProps) => {
  const { locale, stage } = seen;
  const { partner, mode, density } = page;
  const across = documented ? 'ltr' : direction;
  useLayoutEffect(
    () => dress({ partner, mode, density, locale: page.locale, direction: across }),
    [partner, mode, density, page.locale, across],
  );
  const language = locale === 'pseudo' ? 'en' : locale;
  return (
    <IntlProvider locale={language} messages={catalogues[locale]}>
      <LocaleProvider locale={direction === 'rtl' ? turnedOver : language}>
        <LabelsLocale value={locale}>
          <StageContext value={stage}>
            {documented && direction === 'rtl' ? <div dir="rtl">{children}</div> : children}
          </StageContext>
        </LabelsLocale>
      </LocaleProvider>
    </IntlProvider>
  );
};
