import { useOtherWindow } from '@vitrine/ui/foundation';
import { useEffect } from 'react';
import { useServices } from '../queries/services.ts';

const entitle = (page: Document, title: string): void => {
  page.title = title;
};

/** The page's title: the screen's own words before the account's title. A preview names its own page. */
export const useTitle = (title?: string | null): void => {
  const { account } = useServices();
  const view = useOtherWindow();
  useEffect(() => {
    entitle((view ?? window).document, title ? `${title} | ${account.title}` : account.title);
  }, [title, account.title, view]);
};
