import type { FindOutMoreLabels } from '@vitrine/ui/sections/FindOutMore';
import type { IntlShape } from 'react-intl';

/** 'I'm a brand' and 'I'm a buyer'. */
export const findOutMoreLabels = (intl: IntlShape): FindOutMoreLabels => ({
  brand: intl.formatMessage({ id: 'company.imABrand' }),
  buyer: intl.formatMessage({ id: 'company.imABuyer' }),
});
