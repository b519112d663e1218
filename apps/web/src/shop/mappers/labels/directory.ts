import type { FilterBarLabels } from '@vitrine/ui/commerce/catalogue/FilterBar';
import type { IntlShape } from 'react-intl';

export const filterBarLabels = (intl: IntlShape): FilterBarLabels => ({
  filters: intl.formatMessage({ id: 'directory.filters' }),
  clear: intl.formatMessage({ id: 'directory.clear' }),
  empty: intl.formatMessage({ id: 'directory.empty' }),
  count: (words) => intl.formatMessage({ id: 'directory.count' }, { ...words }),
  loading: intl.formatMessage({ id: 'directory.filtersLoading' }),
  error: intl.formatMessage({ id: 'directory.filtersFailed' }),
  retry: intl.formatMessage({ id: 'directory.retry' }),
  remove: (words) => intl.formatMessage({ id: 'directory.remove' }, { ...words }),
});
