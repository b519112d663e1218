import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider as OverlayHome } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components';
import { useLocale, useOtherWindow } from '../../foundation/index.ts';

/** Hands the language in force to the behaviour layer; every component built on it renders inside one. In another window, what hangs over the page hangs there. */
export const AriaLocale = ({ children }: { children: ReactNode }) => {
  const view = useOtherWindow();
  const spoken = <I18nProvider locale={useLocale()}>{children}</I18nProvider>;
  return view ? <OverlayHome getContainer={() => view.document.body}>{spoken}</OverlayHome> : spoken;
};
