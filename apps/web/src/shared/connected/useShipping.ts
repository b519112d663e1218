import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createShippingWriter, type ShippingWriter } from '../mappers/shipping.ts';
import { useLocale } from './useLocale.ts';

/** Writes when products and collections ship. */
export const useShipping = (): ShippingWriter => {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => createShippingWriter(intl, locale), [intl, locale]);
};
