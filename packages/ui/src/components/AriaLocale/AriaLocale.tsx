import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLocale } from '../../foundation/index.ts';

/** Hands the language in force to the behaviour layer; every component built on it renders inside one. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={useLocale()}>{children}</I18nProvider>
);
