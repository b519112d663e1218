import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const LocaleContext = createContext('en');

/** Says which language (BCP 47) the components speak to assistive technology and format in. */
export const LocaleProvider = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);

/** The language in force. */
export const useLocale = (): string => use(LocaleContext);
