import type { WhyPanelLabels } from '@vitrine/ui/commerce/company/WhyPanel';
import type { IntlShape } from 'react-intl';

export const whyLabels = (intl: IntlShape): WhyPanelLabels => {
  const t = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `why.${id}` }, values);
  return {
    rule: t('rule'),
    owner: t('owner'),
    next: t('next'),
    progress: (count) => t('progress', count),
    given: t('given'),
    missing: t('missing'),
  };
};
