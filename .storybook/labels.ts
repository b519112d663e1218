import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';

/** A component's labels in the locale of the toolbar, through the same mapper the application uses. */
export const useLabels = <Labels>(mapper: (intl: IntlShape) => Labels): Labels => mapper(useIntl());
