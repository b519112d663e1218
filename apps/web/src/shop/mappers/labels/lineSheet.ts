import type { LineSheetLabels } from '@vitrine/ui/commerce/lineSheet/LineSheetGrid';
import type { IntlShape } from 'react-intl';

/** The words of the line sheet in the language of `intl`. */
export const lineSheetLabels = (intl: IntlShape): LineSheetLabels => {
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `lineSheet.${id}` }, values);
  return {
    search: t('search'),
    searchPlaceholder: t('searchPlaceholder'),
    product: t('product'),
    colours: t('colours'),
    sizes: t('sizes'),
    wholesale: t('wholesale'),
    retailer: t('retailer'),
    restricted: t('restricted'),
    outOfStock: t('outOfStock'),
    help: t('help'),
    selectAll: (words) => t('selectAll', { ...words }),
    deselectAll: (words) => t('deselectAll', { ...words }),
    select: (words) => t('select', { ...words }),
    selected: (words) => t('selected', { ...words }),
    found: (words) => t('found', { ...words }),
    clear: t('clear'),
    loading: t('loading'),
    emptyTitle: t('empty.title'),
    emptyText: t('empty.text'),
    noMatchTitle: (words) => t('noMatch.title', { ...words }),
    noMatchAction: t('noMatch.action'),
    errorTitle: t('error.title'),
    errorText: t('error.text'),
    retry: t('error.retry'),
  };
};
