import { useCallback } from 'react';
import { useIntl } from 'react-intl';

type Values = Record<string, string | number>;

/** One sentence of the catalogue by its id. */
export const useTranslate = (): ((id: string, values?: Values) => string) => {
  const intl = useIntl();
  return useCallback((id: string, values?: Values) => intl.formatMessage({ id }, values), [intl]);
};
