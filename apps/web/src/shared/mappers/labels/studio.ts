import type { StudioLabels } from '@vitrine/studio';
import { createStudioLabels } from '@vitrine/studio/labels';
import type { IntlShape } from 'react-intl';

/** Words of the studio in the language of `intl`. */
export const studioLabels = (intl: IntlShape): StudioLabels =>
  createStudioLabels((id, values) => intl.formatMessage({ id }, { ...values }));
