import { useCallback } from 'react';
import { formatMoney, type MoneyUse } from '../mappers/format.ts';
import { useLocale } from './useLocale.ts';
import { useTranslate } from './useTranslate.ts';

/** Writes an amount; one that is hidden from the viewer reads RESTRICTED (D-022). */
export const useMoney = (use: MoneyUse) => {
  const t = useTranslate();
  const locale = useLocale();
  return useCallback(
    (amount: number | null, currency: string) =>
      amount === null ? t('cart.summary.restricted') : formatMoney(use, locale, { amount, currency }),
    [use, locale, t],
  );
};
