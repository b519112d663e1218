import { useEffect } from 'react';
import { useServices } from '../queries/services.ts';

/** The page's title: the screen's own words before the account's title. */
export const useTitle = (title?: string | null): void => {
  const { account } = useServices();
  useEffect(() => {
    document.title = title ? `${title} | ${account.title}` : account.title;
  }, [title, account.title]);
};
