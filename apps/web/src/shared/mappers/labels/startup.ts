import type { StartupErrorLabels } from '@vitrine/ui/sections/StartupErrorDialog';
import type { IntlShape } from 'react-intl';

export const startupErrorLabels = (intl: IntlShape): StartupErrorLabels => {
  const t = (id: string) => intl.formatMessage({ id: `startup.${id}` });
  return {
    title: t('title'),
    text: t('text'),
    announced: (words) => intl.formatMessage({ id: 'startup.announced' }, { ...words }),
    stop: t('stop'),
    stopped: t('stopped'),
    retry: t('retry'),
  };
};
