import type { StartupErrorLabels } from '@vitrine/ui/sections/StartupErrorDialog';
import type { IntlShape } from 'react-intl';

export const startupErrorLabels = (intl: IntlShape): StartupErrorLabels => {
  const say = (id: string) => intl.formatMessage({ id: `startup.${id}` });
  return {
    title: say('title'),
    text: say('text'),
    announced: (words) => intl.formatMessage({ id: 'startup.announced' }, { ...words }),
    stop: say('stop'),
    stopped: say('stopped'),
    retry: say('retry'),
  };
};
