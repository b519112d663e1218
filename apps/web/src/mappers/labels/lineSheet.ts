import type { LineSheetLabels } from '@vitrine/ui/commerce/LineSheetGrid';
import type { IntlShape } from 'react-intl';

/** The words of the line sheet in the language of `intl`. */
export const lineSheetLabels = (intl: IntlShape): LineSheetLabels => {
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `lineSheet.${id}` }, values);
  return {
    search: say('search'),
    searchPlaceholder: say('searchPlaceholder'),
    product: say('product'),
    colours: say('colours'),
    sizes: say('sizes'),
    wholesale: say('wholesale'),
    retailer: say('retailer'),
    restricted: say('restricted'),
    outOfStock: say('outOfStock'),
    help: say('help'),
    selectAll: (words) => say('selectAll', { ...words }),
    deselectAll: (words) => say('deselectAll', { ...words }),
    select: (words) => say('select', { ...words }),
    selected: (words) => say('selected', { ...words }),
    found: (words) => say('found', { ...words }),
    clear: say('clear'),
    loading: say('loading'),
    emptyTitle: say('empty.title'),
    emptyText: say('empty.text'),
    noMatchTitle: (words) => say('noMatch.title', { ...words }),
    noMatchAction: say('noMatch.action'),
    errorTitle: say('error.title'),
    errorText: say('error.text'),
    retry: say('error.retry'),
  };
};
