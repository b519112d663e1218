import type { ContentEntry } from '@vitrine/api/client';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { formatMediumDate } from '../../../shared/mappers/format.ts';

/** Writes the days on which visitors see a campaign page. */
export const useDays = () => {
  const t = useTranslate();
  const locale = useLocale();
  return (days: ContentEntry['days']): string | undefined => {
    if (!days) return undefined;
    const { shown_from, shown_until } = days;
    const from = shown_from && formatMediumDate(locale, shown_from);
    const until = shown_until && formatMediumDate(locale, shown_until);
    if (from && until) return t('admin.content.days.both', { from, until });
    if (from) return t('admin.content.days.from', { from });
    return until ? t('admin.content.days.until', { until }) : t('admin.content.days.always');
  };
};
